import { messages, type ReadQueryOf } from '../../../../../resources/kit/index.ts';
import type { pilihanInbound } from '../../../../../resources/pertukaran/panggilanPublik.ts';
import type { DbRow } from '../../../../platform/database/db.ts';
import { escapeLike } from '../../../../platform/engine/where.ts';
import { badRequest } from '../../../../platform/errors.ts';
import type { PublicPorts } from './ports.ts';

interface Choice extends DbRow {
  value: string;
  label: string;
}

/**
 * GET M/register/pilihan?field=idKabupaten&di={provinsi} or ?field=namaKampusAsal&q=: choices of a field of the public
 * form: a province's regencies, or universities that match at least three letters.
 * @throws HttpError 400 for another field or a shorter word
 */
export function formChoices(
  { engine }: PublicPorts,
  { field, di, q }: ReadQueryOf<typeof pilihanInbound>,
): Promise<Choice[]> {
  if (field === 'idKabupaten' && di !== undefined && /^\d{2}$/.test(di))
    return engine.db.query<Choice>(
      `select id as value, nama as label from master_kabupaten where id like $1 || '.%' order by nama`,
      [di],
    );
  const words = q?.trim().slice(0, 60) ?? '';
  if (field !== 'namaKampusAsal' || words.length < 3) throw badRequest(messages.badFilter);
  return engine.db.query<Choice>(
    `select id as value, nama as label from master_kampus where aktif and nama ilike '%' || $1 || '%' order by nama limit 10`,
    [escapeLike(words)],
  );
}
