import type { Knex } from 'knex';

/** Offices, and the one row of the company's own contact data. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table offices (
      key text primary key check (key in ('magok', 'namyangju')),
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      address_ko text not null check (address_ko <> ''),
      address_en text check (address_en <> ''),
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      subway_station_ko text check (subway_station_ko <> ''),
      subway_station_en text check (subway_station_en <> ''),
      subway_directions_ko text check (subway_directions_ko <> ''),
      subway_directions_en text check (subway_directions_en <> ''),
      bus_stop_ko text not null check (bus_stop_ko <> ''),
      bus_stop_en text check (bus_stop_en <> ''),
      bus_numbers text[] not null default '{}',
      bus_directions_ko text not null check (bus_directions_ko <> ''),
      bus_directions_en text check (bus_directions_en <> ''),
      phone text not null,
      second_phone text,
      fax text not null,
      email text not null,
      position integer not null default 0,
      hidden boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint subway_is_whole check ((subway_station_ko is null) = (subway_directions_ko is null)),
      constraint subway_english_needs_korean check (
        subway_station_ko is not null or (subway_station_en is null and subway_directions_en is null)
      )
    );

    create table company (
      only_row boolean primary key default true check (only_row),
      name_ko text not null check (name_ko <> ''),
      name_en text check (name_en <> ''),
      company_number text not null,
      founded_year integer not null check (founded_year between 1900 and 2100),
      phone text not null,
      second_phone text,
      fax text not null,
      email text not null,
      smwp_phones text[] not null default '{}',
      video_channel_url text not null check (video_channel_url like 'https://%'),
      updated_at timestamptz not null default now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table offices; drop table company');
}
