import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Workshops1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A local date and time of the studio; the instants are derived, so that no server's zone can shift them.
    await runner.query(`
      CREATE TABLE workshop_session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        title text COLLATE "tr-x-icu" NOT NULL CHECK (btrim(title) <> ''),
        description text NOT NULL DEFAULT '',
        date date NOT NULL,
        start_time time(0) NOT NULL,
        end_time time(0) NOT NULL,
        program smallint CHECK (program BETWEEN 1 AND 5),
        price_kurus integer NOT NULL CHECK (price_kurus >= 0),
        student_price_kurus integer,
        vat_rate_percent smallint NOT NULL DEFAULT 20 CHECK (vat_rate_percent BETWEEN 0 AND 100),
        capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 999),
        booked_seats integer NOT NULL DEFAULT 0 CHECK (booked_seats >= 0),
        held_seats integer NOT NULL DEFAULT 0 CHECK (held_seats >= 0),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        starts_at timestamptz GENERATED ALWAYS AS ((date + start_time) AT TIME ZONE 'Europe/Istanbul') STORED,
        CONSTRAINT workshop_session_ends_after_it_starts CHECK (end_time > start_time),
        CONSTRAINT workshop_session_student_price CHECK (student_price_kurus BETWEEN 0 AND price_kurus),
        CONSTRAINT workshop_session_never_oversold CHECK (booked_seats + held_seats <= capacity)
      )
    `);
    await runner.query(`CREATE INDEX workshop_session_by_date ON workshop_session (date, start_time, id)`);
    await runner.query(`
      CREATE TABLE information_request (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        surname text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        workshop_type text NOT NULL CHECK (workshop_type IN
          ('baslangic', 'orta', 'ileri', 'cocuk', 'ozel', 'kurumsal')),
        experience_level text NOT NULL CHECK (experience_level IN
          ('hic_deneyim_yok', 'az_deneyim', 'orta_deneyim', 'ileri_deneyim')),
        message text NOT NULL,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'contacted', 'completed')),
        admin_notes text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(
      `CREATE INDEX information_request_newest ON information_request (created_at DESC, id)`,
    );
    await runner.query(
      `CREATE INDEX information_request_by_email ON information_request (lower(email), created_at)`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
