-- What helpers noted about guests at the door, in the order in which it arrived. It outlives its booking and the
-- account of its helper, so it names both without a foreign key; it says nothing of the guest.
CREATE TABLE attendance_action (
  -- Chosen by the device, so that a repeated action is one action.
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL,
  -- As the device's clock said, and brought into what is possible.
  device_time timestamptz NOT NULL,
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  admin_name text NOT NULL,
  device_name text NOT NULL,
  outcome text NOT NULL,
  -- Why it was not simply done.
  remark text,
  -- When and by whom the seat had been noted before; only of an action that came too late.
  first_at timestamptz,
  first_by text,
  CONSTRAINT attendance_action_pkey PRIMARY KEY (id),
  CONSTRAINT attendance_action_position_check CHECK (position >= 0),
  CONSTRAINT attendance_action_kind_check CHECK (kind IN ('came', 'came_undone', 'no_show', 'no_show_undone')),
  CONSTRAINT attendance_action_outcome_check CHECK (outcome IN ('done', 'already', 'cancelled', 'refused')),
  CONSTRAINT attendance_action_remark CHECK ((outcome = 'done') = (remark IS NULL)),
  CONSTRAINT attendance_action_is_past CHECK (happened_at <= received_at)
);

CREATE INDEX attendance_action_by_seat ON attendance_action (booking_id, position, received_at);

CREATE TRIGGER attendance_action_stays BEFORE UPDATE OR DELETE ON attendance_action
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
