import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { messageIn } from '../../../../resources/kit/index.ts';
import {
  bacaCoba,
  daftarTautan,
  type HasilCoba,
  lepasTautan,
  mulaiCoba,
  setujuiTautan,
  simpanRahasia,
  type Tautan,
} from '../../../../resources/pengaturan/panggilanMasuk.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { passwordKeepers, role } from '../../../../resources/roles.ts';
import { forbidden, HttpError, notFound } from '../../errors.ts';
import { ofUser } from '../channel.ts';
import { callerOf } from '../guard.ts';
import { by, idOf } from '../routes/input.ts';
import { mustReach } from '../routes/profile.ts';
import { serve } from '../serveCall.ts';
import { announce } from '../session.ts';
import type { Vouched } from './attempts.ts';
import { bindingOf } from './browser.ts';
import { logTie, tie } from './identities.ts';
import { claimOf, contactOf, personMeant } from './person.ts';
import { type OidcPlace, setOut } from './place.ts';
import { findProvider, type Provider } from './providers.ts';

const identityParams = z.object({ idIdentitas: z.uuid() });

function identityOf(request: FastifyRequest): string {
  const read = identityParams.safeParse(request.params);
  if (!read.success) throw notFound();
  return read.data.idIdentitas;
}

/** Registers the calls by which Super Admin manages providers, and Tim MBKM the identities of accounts. */
export function registerProviderCare(app: FastifyInstance, place: OidcPlace): void {
  registerSettings(app, place);
  registerIdentities(app, place);
}

function registerSettings(app: FastifyInstance, place: OidcPlace): void {
  const { access, attempts, box } = place;
  const { db, log, now } = access;
  const superAdmin = { access: 'session', roles: [role.superAdmin] } as const;

  // By hand: the secret is encrypted and stands in a table that nobody reads.
  serve(app, simpanRahasia, superAdmin, async ({ request, body }) => {
    const { id, nama } = await findProvider(db, idOf(request));
    const rahasia = body.rahasia.trim();
    await db.transaction(async tx => {
      if (rahasia)
        await tx.query(
          `insert into internal_kunci_penyedia (id, id_penyedia, isi) values ($1, $2, $3)
           on conflict (id_penyedia) do update set isi = excluded.isi`,
          [uuidv7(), id, box.close(rahasia)],
        );
      else await tx.query('delete from internal_kunci_penyedia where id_penyedia = $1', [id]);
      await tx.query('update pengaturan_penyedia_masuk set rahasia_tersimpan = $2 where id = $1', [id, rahasia !== '']);
      await log(tx, {
        ...by(callerOf(request), request),
        aksi: 'pengaturan',
        ringkasan: rahasia ? `Rahasia klien ${nama} disimpan` : `Rahasia klien ${nama} dihapus`,
        waktu: now(),
        resource: 'pengaturan/penyedia-masuk',
        idBaris: id,
      });
    });
    return { rahasiaTersimpan: rahasia !== '' };
  });

  // By hand: goes to the provider and back; no row.
  serve(app, mulaiCoba, superAdmin, async ({ request, reply }) => {
    const provider = await findProvider(db, idOf(request));
    const began = { tujuan: null, ingat: false, idPencoba: callerOf(request).userId };
    const gone = await setOut(place, request, reply, provider, began);
    return {
      alamat: 'address' in gone ? gone.address : `/pengaturan/penyedia-masuk/${provider.id}/show#coba=${gone.ticket}`,
    };
  });

  // By hand: the ticket serves once.
  serve(app, bacaCoba, superAdmin, async ({ request, body }) => {
    const caller = callerOf(request);
    const provider = await findProvider(db, idOf(request));
    const row = await db.transaction(async tx => {
      const found = await attempts.findTicket(tx, body.tiket, bindingOf(request) ?? '');
      if (found?.idPencoba !== caller.userId || found.idPenyedia !== provider.id) return undefined;
      await attempts.done(tx, found.id);
      return found;
    });
    if (!row) throw forbidden(refusals.oidc.lost);
    if (row.galat) throw new HttpError(row.galat.status, messageIn({ message: row.galat.pesan }) ?? refusals.oidc.lost);
    if (!row.vouched) throw forbidden(refusals.oidc.lost);
    return tried(place, provider, row.vouched);
  });
}

/** Whom a provider's answer would let in, without letting anybody in. */
async function tried({ access }: OidcPlace, provider: Provider, said: Vouched): Promise<HasilCoba> {
  const { db } = access;
  const klaim = Object.entries(said.claims)
    .slice(0, 60)
    .map(([nama, nilai]) => ({
      nama,
      nilai: (typeof nilai === 'string' ? nilai : JSON.stringify(nilai)).slice(0, 500),
    }));
  const known = await db.one<{ akun: string }>(
    `select u.name as akun from internal_identitas i join pengaturan_user u on u.id = i.id_user
     where i.issuer = $1 and i.sub = $2 and i.status = 'tertaut'`,
    [said.issuer, said.sub],
  );
  const none = { klaim, nilai: null, orang: null, akun: known?.akun ?? null, masalah: null };
  try {
    const nilai = claimOf(provider, said, await contactOf(db));
    const { person, link } = await personMeant(db, access, provider, nilai);
    const account = await db.one<{ akun: string }>(`select name as akun from pengaturan_user where ${link} = $1`, [
      person.id,
    ]);
    const akun = none.akun ?? account?.akun ?? null;
    return { ...none, nilai, orang: { nama: person.nama, nomor: person.nomor }, akun };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { ...none, masalah: error.said.text };
  }
}

function registerIdentities(app: FastifyInstance, { access }: OidcPlace): void {
  const { db } = access;
  const keepers = { access: 'session', roles: passwordKeepers } as const;

  serve(app, daftarTautan, { access: 'session', roles: 'everybody' }, async ({ request }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    if (id !== caller.userId) await mustReach(access, caller, id, 'read');
    return db.query<Tautan>(
      `select i.id, p.nama as penyedia, i.issuer, i.sub, i.nama, i.email, i.status, i.dibuat, i.terakhir_masuk
       from internal_identitas i join pengaturan_penyedia_masuk p on p.id = i.id_penyedia
       where i.id_user = $1 order by i.dibuat desc, i.id limit 50`,
      [id],
    );
  });

  // By hand: lets somebody in, no value of a row.
  serve(app, setujuiTautan, keepers, async ({ request }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await mustReach(access, caller, id, 'write');
    const tied = await db.transaction(async tx => {
      if (!(await tie(tx, access, identityOf(request), id))) return false;
      await logTie(tx, access, id, 'Tautan dengan penyedia masuk disetujui', by(caller, request));
      return true;
    });
    if (!tied) throw notFound();
    return {};
  });

  // By hand: sessions that the identity opened go with it.
  serve(app, lepasTautan, keepers, async ({ request }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await mustReach(access, caller, id, 'write');
    const gone = await db.transaction(async tx => {
      const sql = 'delete from internal_identitas where id = $1 and id_user = $2';
      if ((await tx.execute(sql, [identityOf(request), id])) === 0) return false;
      await logTie(tx, access, id, 'Tautan dengan penyedia masuk dilepas', by(caller, request));
      tx.afterCommit(() => announce(db, ofUser(id)));
      return true;
    });
    if (!gone) throw notFound();
    return {};
  });
}
