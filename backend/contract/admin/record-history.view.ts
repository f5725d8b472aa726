/** A change of a record, from the activity log. */
export interface RecordChange {
  readonly id: string;
  /** The event's name, such as 'order_status_changed'. */
  readonly event: string;
  /** The name of the admin, or the address of one who has left; null for the system. */
  readonly admin: string | null;
  /** ISO instant. */
  readonly at: string;
  /** The changed fields, before and after. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}
