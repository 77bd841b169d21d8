import type { FastifyInstance } from 'fastify';
import {
  type KeadaanBerkas,
  keadaanBerkas,
  mintaTandaTangan,
  tarikPermintaan,
} from '../../../../resources/surat/panggilanTandaTangan.ts';
import { caraTandaTangan, tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { keptSaid } from '../../../platform/access/keptSaid.ts';
import { mustBeAllowed, rolesWith } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { unseenIn } from '../../../platform/access/visibleFields.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { notFound } from '../../../platform/errors.ts';
import type { LetterPorts } from '../letterFile.ts';
import { askRowSignature, mayAsk, officialsOn, type RowNamed, signableOf, takeRequestBack } from './request.ts';

interface Last extends DbRow {
  status: keyof typeof tandaTangan.fields.status.workflow.states;
  pejabat: string;
  dimintaPada: string;
  pesan: string | null;
  ditandatanganiPada: string | null;
  oleh: string | null;
  sertifikat: string | null;
  cara: keyof typeof caraTandaTangan | null;
  idBerkas: string;
  kodePeriksa: string | null;
}

/** How far the signature of a row's file is, for whoever reads the row and the file. @throws HttpError 403, 404 */
async function stateOf(engine: Engine, caller: Caller, { resource, id }: RowNamed): Promise<KeadaanBerkas> {
  const of = signableOf(engine, resource);
  const { r, signable } = of;
  mustBeAllowed(caller, r, 'read');
  const row = await findRow(engine, engine.db, caller, r, id, 'read');
  const unseen = await unseenIn(engine.registry, engine.db, caller, r, id);
  if (!row || unseen.has(signable.file)) throw notFound();
  const last = await engine.db.one<Last>(
    `select t.status, p.nama as pejabat, t.diminta_pada, t.pesan, t.ditandatangani_pada, t.oleh, t.sertifikat, t.cara, t.id_berkas, t.kode_periksa
     from surat_tanda_tangan t join surat_pejabat p on p.id = t.id_pejabat
     where t.resource = $1 and t.id_baris = $2 order by t.status = 'gugur', t.diminta_pada desc, t.id desc limit 1`,
    [r.name, id],
  );
  const standing = last !== undefined && last.status !== 'gugur';
  const asks = mayAsk(caller, of) && (await findRow(engine, engine.db, caller, r, id, 'write')) !== undefined;
  const bolehMinta = asks && !standing && typeof row[signable.file] === 'string';
  return {
    permintaan: last ? told(last, caller) : null,
    bolehMinta,
    bolehTarik: asks && standing && last.status !== 'ditandatangani',
    pejabat: bolehMinta ? await officialsOn(engine.db, dayInZone(engine.now())) : [],
  };
}

const moment = (at: string): string => new Date(at).toISOString();

function told({ idBerkas, kodePeriksa, ...last }: Last, caller: Caller): NonNullable<KeadaanBerkas['permintaan']> {
  const signed = last.status === 'ditandatangani';
  return {
    ...last,
    label: tandaTangan.fields.status.workflow.states[last.status].label,
    pesan: last.pesan && keptSaid(last.pesan, caller),
    dimintaPada: moment(last.dimintaPada),
    ditandatanganiPada: last.ditandatanganiPada && moment(last.ditandatanganiPada),
    cara: last.cara && caraTandaTangan[last.cara],
    asli: signed ? idBerkas : null,
    kode: signed ? kodePeriksa : null,
  };
}

/** Calls by which a file of a row is put to an official for a signature (docs/domain/40 §2.3). */
export function registerRequests(app: FastifyInstance, engine: Engine, ports: LetterPorts): void {
  const signable = engine.registry.resources.filter(r => r.signable !== null);
  const readers = [...new Set(signable.flatMap(r => rolesWith(r, 'read')))];
  const askers = [...new Set(signable.flatMap(r => r.signable?.by ?? []))];

  serve(app, keadaanBerkas, { access: 'session', roles: readers }, ({ request, query }) =>
    stateOf(engine, callerOf(request), query),
  );
  serve(app, mintaTandaTangan, { access: 'session', roles: askers }, async ({ request, body }) => {
    await askRowSignature(engine, ports, callerOf(request), body);
    return { status: 'menunggu' };
  });
  serve(app, tarikPermintaan, { access: 'session', roles: askers }, async ({ request, body }) => {
    await takeRequestBack(engine, callerOf(request), body);
    return { status: 'gugur' };
  });
}
