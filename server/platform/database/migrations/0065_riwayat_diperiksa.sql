-- transaksi sendiri
-- Reads the whole history once; others go on reading and writing it meanwhile.
do $$
begin
  if exists (select 1 from pg_constraint where conrelid = 'internal_riwayat'::regclass and conname = 'batas_riwayat') then
    alter table internal_riwayat validate constraint batas_riwayat;
  end if;
end $$;
