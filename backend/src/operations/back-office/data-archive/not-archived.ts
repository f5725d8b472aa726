const ELSEWHERE = 'It is part of another table of the archive.';
const LEDGER = 'It accounts for what products, sessions and orders say already.';
const COMPUTED = 'It is computed from other tables.';
const NOTED = 'It says when helpers noted what the seats of bookings say already.';
const SAFETY = 'It belongs to the safety of the shop, not to its owner’s business.';
const WORKING = 'It is a note of the shop’s own work.';
const SECRET = 'It holds secrets, which must not lie in a file.';
const CHOSEN = 'It says how guests came to the bookings and refunds that the archive holds.';
const EARLIER = 'It holds earlier states; the archive holds the one of today.';

/** The tables whose rows are not in the archive by themselves, each with the reason. */
export const NOT_ARCHIVED: Readonly<Record<string, string>> = {
  ...ofEach(['product', 'workshop_session', 'customer', 'order', 'booking', 'booking_seat'], ELSEWHERE),
  ...ofEach(
    [
      'parcel_line',
      'order_return_line',
      'product_picture',
      'coupon_use',
      'coupon_product',
      'coupon_category',
      'coupon_customer',
    ],
    ELSEWHERE,
  ),
  ...ofEach(['media_file', 'media_folder', 'media_item', 'picture_mention'], 'The pictures are files.'),
  ...ofEach(
    ['log_tally', 'booking_tally', 'booking_name_counts', 'order_tally', 'order_name_counts'],
    COMPUTED,
  ),
  ...ofEach(['stock_movement', 'seat_movement', 'payment_share', 'order_status_change'], LEDGER),
  ...ofEach(['attendance_action'], NOTED),
  ...ofEach(['log_entry', 'log_retention', 'session', 'rate_limit', 'captcha', 'sign_in_unlock'], SAFETY),
  ...ofEach(['security_setting', 'security_settings_state', 'verification_code', 'password_reset'], SAFETY),
  ...ofEach(['admin', 'admin_authenticator', 'admin_recovery_code', 'first_admin_link'], SECRET),
  ...ofEach(['service_account', 'mail_settings', 'ai_settings', 'payment_attempt'], SECRET),
  ...ofEach(
    [
      'content_history',
      'studio_details_history',
      'blog_post_version',
      'legal_text_draft',
      'legal_text_cancellation',
      'booking_cancellation',
      'booking_reschedule',
      'seat_listing',
    ],
    EARLIER,
  ),
  ...ofEach(['session_call_off', 'guest_choice', 'too_few_decision', 'session_go_ahead'], CHOSEN),
  ...ofEach(
    ['legal_text_in_force', 'ai_writing', 'saved_view', 'hold', 'hold_line', 'picture_upload'],
    WORKING,
  ),
  ...ofEach(['mail_message', 'sms_message', 'campaign_recipient', 'newsletter_request'], WORKING),
  ...ofEach(['outbox_job', 'task_run', 'backup_run', 'backup_task', 'domain_check', 'shop_opening'], WORKING),
  ...ofEach(['product_import', 'product_import_line', 'product_import_file', 'product_import_item'], WORKING),
  ...ofEach(['studio_notification', 'sample', 'migrations'], WORKING),
  ...ofEach(['iys_event', 'iys_reading'], WORKING),
  ...ofEach(['document_check', 'document_series', 'sales_document_act'], WORKING),
  ...ofEach(
    ['order_return_picture'],
    'They are deleted two years after the return; the back office shows them.',
  ),
  ...ofEach(
    ['parcel_label_pdf', 'sales_document_pdf'],
    'The back office gives each of them, and what they say is in the archive.',
  ),
};

function ofEach(tables: readonly string[], reason: string): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}
