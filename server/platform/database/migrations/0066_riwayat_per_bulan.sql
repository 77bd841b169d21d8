-- transaksi sendiri
-- The history in parts by the month of its moment. What was there becomes one part as it is, with its indexes, no row
-- is copied; months are made by the portal itself (server/platform/database/months.ts), and what no month has goes into
-- the last part, so that no write fails. An empty history has no part of old rows.
-- The key is each part's own: one over all would have to contain the moment, so an index over every old row would be
-- built here, while nobody can write. Ids are random.
do $$
declare
  penuh boolean := exists (select 1 from pg_constraint where conrelid = 'internal_riwayat'::regclass and conname = 'batas_riwayat');
  -- "CHECK ((waktu < '…'::timestamp with time zone))"
  akhir text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
    where conrelid = 'internal_riwayat'::regclass and conname = 'batas_riwayat');
  tampilan text := pg_get_viewdef('mbkm_riwayat_status'::regclass);
  indeks record;
begin
  drop view mbkm_riwayat_status;
  drop trigger hanya_tambah on internal_riwayat;
  alter table internal_riwayat rename to internal_riwayat_lama;
  for indeks in
    select i.relname as nama
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = 'internal_riwayat_lama'::regclass
  loop
    execute format('alter index %I rename to %I', indeks.nama, replace(indeks.nama, 'internal_riwayat', 'internal_riwayat_lama'));
  end loop;
  create table internal_riwayat (like internal_riwayat_lama including defaults) partition by range (waktu);
  create index ix_internal_riwayat_urutan on internal_riwayat using btree (id_baris, waktu desc, id);
  create index ix_internal_riwayat_id_impor on internal_riwayat using btree (id_impor, id_baris, waktu desc, id);
  create index ix_internal_riwayat_resource_waktu on internal_riwayat using btree (resource, waktu);
  create index ix_internal_riwayat_resource_waktu_hapus on internal_riwayat using btree (resource, waktu) where aksi = 'hapus';
  create trigger hanya_tambah before update or delete on internal_riwayat
    for each row execute function tolak_perubahan();
  if penuh then
    execute format('alter table internal_riwayat attach partition internal_riwayat_lama for values from (minvalue) to (%L)', akhir);
    alter table internal_riwayat_lama drop constraint batas_riwayat;
  else
    drop table internal_riwayat_lama;
  end if;
  create table internal_riwayat_lain (like internal_riwayat including defaults, primary key (id));
  alter table internal_riwayat attach partition internal_riwayat_lain default;
  execute 'create view mbkm_riwayat_status as ' || tampilan;
end $$;
