import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { StudioModule } from '../../../studio/studio.module.js';
import { MediaModule } from '../../../media/media.module.js';
import { PublicFetch } from '../../../platform/http/public-fetch.js';
import { CatalogModule } from '../../catalog.module.js';
import { BringPicturesService } from './bring-pictures.service.js';
import { ImportRemarksService } from './import-remarks.service.js';
import { ImportStateService } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import { PlanImportService } from './plan-import.service.js';
import { ProductImportsRouter } from './product-imports.router.js';
import { PruneImportsService } from './prune-imports.service.js';
import { RefusedLinesService } from './refused-lines.service.js';
import { RestoreProductService } from './restore-product.service.js';
import { RunImportService } from './run-import.service.js';
import { StartImportService } from './start-import.service.js';
import { UndoImportService } from './undo-import.service.js';
import { UploadImportService } from './upload-import.service.js';
import { WriteImportedProductService } from './write-imported-product.service.js';

/** Products from tables of the studio or of another shop. */
@Module({
  imports: [ActivityLogModule, CatalogModule, MediaModule, StudioModule],
  providers: [
    BringPicturesService,
    ImportRemarksService,
    ImportStateService,
    ImportsService,
    PlanImportService,
    ProductImportsRouter,
    PruneImportsService,
    PublicFetch,
    RefusedLinesService,
    RestoreProductService,
    RunImportService,
    StartImportService,
    UndoImportService,
    UploadImportService,
    WriteImportedProductService,
  ],
  exports: [ProductImportsRouter, RefusedLinesService, UploadImportService],
})
export class ProductImportsModule {}
