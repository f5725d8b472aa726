/** One change of a record of the back office. */
export interface RecordChange {
  readonly id: string;
  /** Which kind of change, such as 'order_status_changed'. */
  readonly event: string;
  /** The e-mail address of the admin. */
  readonly admin: string | null;
  /** ISO instant. */
  readonly at: string;
  /** The fields that changed, as they were and as they are. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}
