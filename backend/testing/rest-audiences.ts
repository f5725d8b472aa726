/** Whoever adds to these lists has thought about what a stranger could do with it. */
export const ANYBODY = [
  'DELETE /api/admin_login.php',
  'DELETE /api/auth.php',
  'GET /api/admin_login.php',
  'GET /api/admin_security_settings.php',
  'GET /api/auth.php',
  'GET /api/blog_manager.php',
  'GET /api/captcha.php',
  'GET /api/content_manager.php',
  'GET /api/coupons.php',
  'GET /api/product_categories.php',
  'GET /api/products.php',
  'GET /api/public_media.php',
  'GET /api/serve_image.php',
  'GET /api/simple_media.php',
  'GET /api/test_maintenance_status.php',
  'GET /api/uploads/*file',
  'GET /api/workshops.php',
  'GET /blog/rss.xml',
  'GET /health',
  'GET /media/:fileName/:variant',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/admin_login.php',
  'POST /api/auth.php',
  'POST /api/bulk_orders.php',
  'POST /api/captcha.php',
  'POST /api/email_verification.php',
  'POST /api/password_reset.php',
  'POST /api/payment_card_form_direct.php',
  'POST /api/workshop_info_requests.php',
];
/** Without a session, but only with a secret of their own: a key, the id of a payment, the bank's signature. */
export const WHOEVER_HAS_THE_KEY = [
  'GET /api/bilet/:bookingId/takvim.ics',
  'GET /odeme/3d/:attemptId',
  'POST /bulten/ayril',
  'POST /odeme/bildirim',
  'POST /odeme/donus',
];
export const CUSTOMERS = [
  'DELETE /api/user_messages.php',
  'GET /api/notifications.php',
  'GET /api/orders.php',
  'GET /api/user_bookings.php',
  'GET /api/user_messages.php',
  'PATCH /api/user_messages.php',
  'POST /api/user_messages.php',
  'PUT /api/profile.php',
];

/** `attacks/back-office-doors.spec.ts` tries each as somebody who is no admin. */
export const ADMINS: readonly string[] = [
  'DELETE /api/bookings.php',
  'DELETE /api/workshops.php',
  'GET /api/bookings.php',
  'POST /api/workshops.php',
  'PUT /api/bookings.php',
  'PUT /api/workshops.php',
];
