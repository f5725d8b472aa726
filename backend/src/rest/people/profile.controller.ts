import { Body, Controller, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { OwnProfileDto } from '../../../contract/people/profile.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { CustomerQueriesService } from '../../people/accounts/customer-queries.service.js';
import { customerView } from '../../people/accounts/customer.mapper.js';
import type { Customer } from '../../people/accounts/customer.entity.js';
import { dtoInput } from '../../api/dto-input.js';
import { UpdateProfileService } from '../../people/customer-account/update-profile.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import { restUser } from './rest-user.js';
import { signedInCustomer } from '../http/signed-in-customer.js';

const NAMES = { firstName: 'first_name', lastName: 'last_name', currentPassword: 'current_password' };
const readProfile = readingDocumented(dtoInput(OwnProfileDto, { dropsUnknownFields: true }), NAMES);

/** PUT /api/profile.php: absent fields stay, empty ones are removed. */
@Controller('api/profile.php')
export class ProfileController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly profile: UpdateProfileService,
  ) {}

  @Put()
  async update(@Req() request: Request, @Body() body: unknown) {
    const customerId = signedInCustomer(request);
    const known = await this.customers.getById(this.dataSource.manager, customerId);
    const profile = readProfile(changed(known, body));
    const customer = await withDocumentedNames(NAMES, () =>
      this.profile.update(new Visit(request), customerId, profile),
    );
    return { success: true, user: restUser(customer) };
  }
}

/**
 * Only our own screens have the address in parts: the parts stay while the text is unchanged, and are removed
 * with it.
 */
function changed(known: Customer, body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed_request');
  }
  const place = 'address' in body ? undefined : (customerView(known).place ?? undefined);
  return { ...restUser(known), ...body, place };
}
