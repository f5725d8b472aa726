import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { closedLoop } from './measure.mjs';
import { BUYER, cartOf, compiled, visitorAddress } from './orders.mjs';
import { answerBench } from './processes.mjs';

/** Runs the order's transactions through the shop's services, without its web server. */
answerBench(async ({ environment }) => {
  const { startServer } = await import(join(compiled, 'src/server.js'));
  const { loadSettings } = await import(join(compiled, 'src/platform/config/load-settings.js'));
  const { OpenCheckoutService } = await import(join(compiled, 'src/checkout/open-checkout.service.js'));
  const { RecordOrderService } = await import(join(compiled, 'src/checkout/record-order.service.js'));
  const settings = loadSettings(environment);
  const { app } = await startServer(settings, (prepared) => fillShop(prepared, settings.MEDIA_DIR));
  const [checkout, recorder] = [app.get(OpenCheckoutService), app.get(RecordOrderService)];

  const placeOrder = async (products) => {
    const ipAddress = visitorAddress();
    const cart = { lines: cartOf(products), couponCode: null, customerId: null };
    const hold = await checkout.open({ ...cart, ipAddress });
    await recorder.record({
      holdId: hold.id,
      customerId: null,
      ipAddress,
      buyer: BUYER,
      expectedTotalKurus: hold.quote.totalKurus,
      documentsSha256: null,
    });
  };
  return {
    answer: ({ products, concurrency, seconds }) =>
      closedLoop({ concurrency, seconds }, () => placeOrder(products)),
  };
});

async function fillShop(app, mediaDir) {
  const { seedDemoShop } = await import(join(compiled, 'seed/demo-shop.js'));
  await seedDemoShop(app.get(DataSource), { mediaDir });
}
