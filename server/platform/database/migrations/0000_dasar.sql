-- What no declaration says: the extension behind search, and the guard of append-only tables.
create extension if not exists pg_trgm;
--> statement-breakpoint
create or replace function tolak_perubahan() returns trigger language plpgsql as $$
begin
  raise exception 'Tabel % hanya dapat ditambah', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- Facts about this installation: whether it holds the demo university.
create table _portal (kunci text primary key, nilai text not null);
