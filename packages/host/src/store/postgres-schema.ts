/** One number for all hosts that set up the same database at once. */
export const setupLock = 7_263_421

export const schema = `
create table if not exists tables (
  id text primary key, watch text not null unique, game text not null, version text not null, stage text not null,
  listed boolean not null, over boolean not null, entries integer not null, made bigint not null,
  changed bigint not null, due bigint, about text not null, keys text not null
);
create index if not exists tables_listed on tables (changed) where listed;
create index if not exists tables_due on tables (due) where due is not null;
create table if not exists entries (
  table_id text not null, number integer not null, at bigint not null, entry text not null,
  primary key (table_id, number)
);
create table if not exists sitters (key text not null, table_id text not null, primary key (key, table_id));
create index if not exists sitters_table on sitters (table_id);
create table if not exists people (key text primary key, name text not null, since bigint not null);
create table if not exists chat (
  table_id text not null, number integer not null, at bigint not null, said text not null,
  primary key (table_id, number)
);
create table if not exists seen (
  table_id text not null, key text not null, at bigint not null, primary key (table_id, key)
);
`

/** A table with its first entries, and who sits at it. */
export const make = `
with made as (
  insert into tables values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
), put as (
  insert into entries
  select $1, e.place - 1, e.at, e.entry
  from unnest($14::bigint[], $15::text[]) with ordinality as e (at, entry, place)
)
insert into sitters select key, $1 from unnest($16::text[]) as key`

/** Many tables at once, by their places in the lists. Whoever was not fast enough is not among those that come back. */
export const append = `
with wanted as (
  select * from unnest(
    $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::boolean[], $7::boolean[], $8::bigint[], $9::bigint[],
    $10::text[], $11::text[], $12::boolean[]
  ) with ordinality as w (id, first, many, version, stage, listed, over, changed, due, about, keys, reseats, place)
), moved as (
  update tables t set version = w.version, stage = w.stage, listed = w.listed, over = w.over,
    entries = w.first + w.many, changed = w.changed, due = w.due, about = w.about, keys = w.keys
  from wanted w where t.id = w.id and t.entries = w.first
  returning t.id, t.entries, t.keys, w.reseats, w.place
), put as (
  insert into entries
  select m.id, e.number, e.at, e.entry
  from unnest($13::int[], $14::int[], $15::bigint[], $16::text[]) as e (place, number, at, entry)
  join moved m on m.place = e.place
), gone as (
  delete from sitters s using moved m
  where m.reseats and s.table_id = m.id and not (m.keys::jsonb ? s.key)
), come as (
  insert into sitters
  select key, m.id from moved m, jsonb_array_elements_text(m.keys::jsonb) as key where m.reseats
  on conflict do nothing
)
select place::int, pg_notify('sandtable', $17 || ' ' || id || ' ' || entries) from moved`
