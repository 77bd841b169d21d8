import { boolean, choice, datetime, json, longtext, ref, resource, text } from '../kit/index.ts';
import { pengaturanMessages } from './messages.ts';

/** Data of logins at providers; not readable over HTTP (docs/domain/10 §3.1 "Providers"). */
const hidden = { access: {}, serverOnly: true, unaudited: true } as const;
const account = { required: true, cascade: true } as const;

/** Links between identity and account: confirmed, or requested by the owner of the identity. */
const statusIdentitas = { menunggu: 'Menunggu persetujuan', tertaut: 'Tertaut' } as const;

/** A person as one provider knows them, by issuer and subject: neither changes with the address of their mail. */
export const identitasMasuk = resource({
  ...hidden,
  name: 'internal/identitas',
  label: 'Identitas Penyedia',
  stays: 'own',
  representation: '{sub}',
  fields: {
    idUser: ref('pengaturan/user', account),
    idPenyedia: ref('pengaturan/penyedia-masuk', { required: true }),
    issuer: text(300, { required: true }),
    sub: text(255, { required: true }),
    /** As the provider told them last. */
    nama: text(200),
    email: text(254, { label: 'Surel' }),
    status: choice(statusIdentitas, { required: true }),
    dibuat: datetime({ required: true }),
    terakhirMasuk: datetime(),
  },
  unique: [[['issuer', 'sub'], pengaturanMessages.identityTied]],
  filters: ['idUser', 'idPenyedia'],
  sort: ['-dibuat'],
});

/** The client's secret of a provider, encrypted with a key that follows from the server's. */
export const kunciPenyedia = resource({
  ...hidden,
  name: 'internal/kunci-penyedia',
  label: 'Rahasia Klien',
  stays: 'all',
  representation: '{id}',
  fields: {
    idPenyedia: ref('pengaturan/penyedia-masuk', { required: true, unique: true, cascade: true }),
    isi: longtext({ required: true, secret: true }),
  },
});

/**
 * A login on its way to a provider and back. It belongs to one browser (`pengikatHash`); its state serves once, and so
 * does the ticket that the way back ends with.
 */
export const upayaMasuk = resource({
  ...hidden,
  name: 'internal/upaya-masuk',
  label: 'Upaya Masuk',
  representation: '{id}',
  fields: {
    idPenyedia: ref('pengaturan/penyedia-masuk', { required: true, cascade: true }),
    stateHash: text(64, { unique: true, secret: true }),
    tiketHash: text(64, { unique: true, secret: true }),
    pengikatHash: text(64, { required: true, secret: true }),
    /** Nonce and verifier, and after the way back what the provider said; encrypted. */
    isi: longtext({ required: true, secret: true }),
    /** Path of the portal that is opened afterwards. */
    tujuan: text(500),
    ingat: boolean(),
    /** Account that tests the settings without logging in. */
    idPencoba: ref('pengaturan/user', { cascade: true }),
    /** Error of the login. */
    galat: json(),
    berakhir: datetime({ required: true }),
  },
  filters: ['berakhir'],
});
