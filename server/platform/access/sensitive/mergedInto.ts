/**
 * SQL of the ids in `own` (a query of one column of texts) and of every row that was merged into one of them. What was
 * written about such a row stays as it was written; a merging that is taken back counts no more.
 */
export const withMergedSql = (own: string): string =>
  `with recursive orang(id) as (${own}
     union select p.id_lebur from internal_penggabungan p join orang o on p.id_tetap = o.id and p.dibatalkan_pada is null)
   select id from orang where id is not null`;
