-- transaksi sendiri
-- First of three steps by which the history comes to be kept by months, each committed by itself so that none holds a
-- lock for long: a promise about what is stored, the look at it, the change (0066). An empty history needs neither.
-- Everything that is there, and what comes for a month or two, will be one part: up to the month after the newest row,
-- and at least a month away, so that whatever happens between the steps no write fails for the promise.
do $$
declare
  akhir timestamptz := date_trunc('month', now() at time zone 'UTC' + interval '2 months') at time zone 'UTC';
  terbaru timestamptz;
begin
  if exists (select 1 from pg_inherits where inhparent = 'internal_riwayat'::regclass) then
    raise exception 'Sebuah impor terputus. Jalankan sekali lagi portal versi sebelumnya, yang membereskannya, lalu perbarui.';
  end if;
  -- Read under no lock that anybody waits for, by the index that starts with the resource.
  with recursive jenis as (
    (select resource from internal_riwayat order by resource limit 1)
    union all
    select (select h.resource from internal_riwayat h where h.resource > j.resource order by h.resource limit 1)
      from jenis j where j.resource is not null
  )
  select max((select max(h.waktu) from internal_riwayat h where h.resource = j.resource)) into terbaru
    from jenis j where j.resource is not null;
  if terbaru is null then return; end if;
  if terbaru >= akhir then
    akhir := date_trunc('month', terbaru at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  end if;
  execute format('alter table internal_riwayat add constraint batas_riwayat check (waktu < %L) not valid', akhir);
end $$;
