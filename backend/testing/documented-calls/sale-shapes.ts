export const BOOKING = {
  id: 'text',
  name: 'text',
  surname: 'text',
  email: 'text',
  phone: 'text',
  workshop_title: 'text',
  date: 'text',
  time: 'text',
  quantity: 'number',
  price: 'number',
  is_student_discount: '0 | 1',
  original_price: 'number',
  discounted_price: 'number',
  discount_amount: 'number',
  notes: 'text',
  status: 'text',
  payment_status: 'text',
  payment_amount: 'number',
  created_at: 'instant',
  updated_at: 'instant',
  workshop_capacity: 'number',
  total_bookings: 'number',
  available_spots: 'number',
};
export const BOOKING_DETAIL = {
  ...BOOKING,
  workshop_description: 'text',
  payment_method: 'text | null',
  payment_id: 'text | null',
  transaction_id: 'text | null',
  payment_date: 'instant | null',
  currency: 'text',
};
export const ORDER = {
  id: 'text',
  status: 'text',
  payment_status: 'text',
  total_amount: 'number',
  customer_name: 'text | null',
  customer_email: 'text | null',
  user_name: 'text | null',
  user_email: 'text | null',
  is_guest: '0 | 1',
  created_at: 'instant',
  updated_at: 'instant',
  item_count: 'number',
  shipping_address: 'text',
  notes: 'text',
  coupon_code: 'text | null',
  discount_amount: 'number',
  items: [
    {
      id: 'text',
      product_name: 'text',
      product_image: 'text | null',
      price: 'number',
      quantity: 'number',
    },
  ],
} as const;
export const PAGINATION = {
  current_page: 'number',
  per_page: 'number',
  total_records: 'number',
  is_exact: 'boolean',
  total_pages: 'number',
  has_next: 'boolean',
  has_prev: 'boolean',
};
export const SORTING = { field: 'text', order: '"asc" | "desc"' };
const BY_STATUS = [{ status: 'text', count: 'number' }] as const;
const BY_PAYMENT = [{ payment_status: 'text', count: 'number' }] as const;
export const ORDER_STATISTICS = {
  total_orders: 'number',
  this_month_orders: 'number',
  this_month_revenue: 'number',
  customer_type_distribution: [{ customer_type: 'text', count: 'number' }],
  status_distribution: BY_STATUS,
  payment_distribution: BY_PAYMENT,
} as const;
export const BOOKING_STATISTICS = {
  total_bookings: 'number',
  this_month_bookings: 'number',
  this_month_revenue: 'number',
  workshop_count: 'number',
  workshop_bookings: [
    {
      workshop_name: 'text',
      workshop_date: 'text',
      workshop_time: 'text',
      booking_count: 'number',
      capacity: 'number',
      available_spots: 'number',
    },
  ],
  status_distribution: BY_STATUS,
  payment_distribution: BY_PAYMENT,
} as const;
