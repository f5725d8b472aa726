import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../../contract/admin/record.dto.js';
import { PersonQuery } from '../../../../contract/people/customer-page.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { InternalNotesService } from '../../../internal-notes/back-office/internal-notes.service.js';
import { CustomerPageService } from './customer-page.service.js';
import { NotesOfPersonService } from './notes-of-person.service.js';
import { namedPerson, PersonRecordsService } from './person-records.service.js';

/** Everything about one person, on one page. */
@Injectable()
export class CustomerPageRouter {
  constructor(
    private readonly page: CustomerPageService,
    private readonly people: PersonRecordsService,
    private readonly noteIds: NotesOfPersonService,
    private readonly notes: InternalNotesService,
  ) {}

  readonly router = router({
    view: adminSends('customers.read', PersonQuery).query(({ input }) => this.page.read(namedPerson(input))),
    notes: adminSends('customers.read', PersonQuery).query(async ({ ctx, input }) =>
      this.notes.byIds(await this.noteIds.of(namedPerson(input)), ctx.actor),
    ),
    buyer: adminSends('customers.read', RecordDto).query(({ input }) => this.people.buyer(input.id)),
  });
}
