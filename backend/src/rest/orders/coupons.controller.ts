import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { kurusToLira } from '../../../contract/common/money.js';
import { splitAmount } from '../../../contract/common/split-amount.js';
import { type Coupon, type CouponLine, couponRefusal } from '../../../contract/coupons/coupon.js';
import { COUPON_PRODUCTS_LENGTH, RestCouponQuery } from '../../../contract/coupons/rest-coupon.query.js';
import { AdminRightsService } from '../../admin/admin-rights.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { ProductQueriesService } from '../../catalog/product-queries.service.js';
import { CouponAttemptsService } from '../../coupons/coupon-attempts.service.js';
import { CouponQueriesService } from '../../coupons/coupon-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { Visit } from '../../platform/sessions/visit.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { RestCouponActionsService } from './rest-coupon-actions.service.js';
import { NeedsRight } from '../http/needs-right.js';

const readQuestion = dtoInput(RestCouponQuery, { dropsUnknownFields: true });

/**
 * /api/coupons.php: `validate=1` checks a coupon for anybody's cart, and the checkout checks it again.
 * Everything else is for admins, whose changes apply to the current state, because clients send no version.
 */
@Controller('api/coupons.php')
export class CouponsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: CouponAttemptsService,
    private readonly coupons: CouponQueriesService,
    private readonly products: ProductQueriesService,
    private readonly clock: Clock,
    private readonly actions: RestCouponActionsService,
    private readonly rights: AdminRightsService,
  ) {}

  @Get()
  async read(@Query() query: Record<string, unknown>, @Req() request: Request) {
    if (query['validate'] === undefined) {
      await this.rights.assertMay(signedInAdmin(request).adminId, 'coupons.change');
      return this.actions.list();
    }
    if (query['validate'] !== '1') throw new AppError('malformed_request');
    return this.validate(query, request);
  }

  @Post()
  @NeedsRight('coupons.change')
  @HttpCode(200)
  create(@Body() body: unknown, @Req() request: Request) {
    return this.actions.create(signedInAdmin(request), body);
  }

  @Put()
  @NeedsRight('coupons.change')
  update(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request) {
    return this.actions.update(signedInAdmin(request), id, body);
  }

  @Delete()
  @NeedsRight('coupons.change')
  remove(@Query('id') id: unknown, @Req() request: Request) {
    return this.actions.remove(signedInAdmin(request), id);
  }

  private async validate(query: Record<string, unknown>, request: Request) {
    const question = readQuestion({ ...query, products: listIn(query['products']) });
    const { ipAddress, customerId } = new Visit(request);
    return this.attempts.watch(
      { ipAddress, code: question.code },
      () => this.verdict(question, customerId),
      ({ valid }) => !valid,
    );
  }

  /** `customerId` comes from the session, because a client can write anything into user_id. */
  private async verdict({ code, ...cart }: RestCouponQuery, customerId: string | null) {
    const coupon = await this.coupons.findByCode(this.dataSource.manager, code);
    if (!coupon) return refused(new AppError('coupon_invalid'));
    const refusal = couponRefusal(coupon, {
      lines: await this.linesOf(cart),
      now: this.clock.now(),
      customerId,
    });
    return refusal ? refused(refusal) : accepted(coupon);
  }

  /** The prices of single lines are not needed: the rules use kind, category and total. */
  private async linesOf({
    products,
    cart_total: total,
  }: Omit<RestCouponQuery, 'code'>): Promise<CouponLine[]> {
    const ids = products.map(({ id }) => id);
    const known = await this.products.pricedProducts(this.dataSource.manager, ids);
    const evenly = splitAmount(total, new Array<number>(ids.length).fill(1));
    return ids.map((id, index) => ({
      kind: known.has(id) ? 'product' : 'workshop',
      id,
      categoryId: known.get(id)?.categoryId ?? null,
      totalKurus: evenly[index] ?? 0,
    }));
  }
}

/** Parses a list given as JSON text; anything else is left for validation to refuse. */
function listIn(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > COUPON_PRODUCTS_LENGTH) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The value is percent or lira, depending on the type. */
function accepted({ code, name, type, valueHundredths, maximumDiscountKurus }: Coupon) {
  return {
    valid: true,
    coupon: {
      code,
      name,
      type,
      value: valueHundredths / 100,
      maximum_discount: maximumDiscountKurus === null ? null : kurusToLira(maximumDiscountKurus),
    },
    message: 'Kuponunuz sepetinize uygulandı.',
  };
}

function refused({ message }: AppError) {
  return { valid: false, error: message, message };
}
