import { errorIf } from '../checkHelpers.ts';
import { all, boolean, choice, integer, ref, resource, text, texts, url, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { addressFault } from './alamatLuar.ts';
import { pengaturanMessages } from './messages.ts';

/** A host as it stands in an address, with a port where it has one. */
const host = /^[a-z0-9]([a-z0-9.-]{0,96}[a-z0-9])?(:\d{1,5})?$/i;

/**
 * OpenID Connect provider at which people log in with an outside account (docs/domain/10 §3.1 "Providers"). The
 * client's secret is stored encrypted in `internal/kunci-penyedia` and never answered.
 */
export const penyediaMasuk = resource({
  name: 'pengaturan/penyedia-masuk',
  label: 'Penyedia Masuk',
  withheldFromSystems: true,
  stays: 'all',
  fields: {
    nama: text(60, { required: true, unique: true, help: 'Tulisan pada tombol: "Masuk dengan …".' }),
    issuer: url({ required: true, label: 'Alamat penerbit (issuer)' }),
    clientId: text(200, { required: true, label: 'ID klien' }),
    rahasiaTersimpan: boolean({ readOnly: true, label: 'Rahasia klien tersimpan' }),
    klaim: text(60, {
      required: true,
      default: 'email',
      pattern: [/^[\w.:/-]+$/, pengaturanMessages.claimName],
      help: 'Nama klaim yang dikirim penyedia, misalnya alamat atau npm.',
    }),
    cocok: choice(
      { email: 'Surel', npm: 'NPM', nip: 'NIP', nomor: 'NPM atau NIP' },
      { required: true, default: 'email', label: 'Dicocokkan dengan' },
    ),
    percayaEmail: boolean({
      label: 'Surel tanpa tanda verifikasi diterima',
      help: 'Hanya bila seluruh alamat diberikan oleh kampus sendiri, misalnya Microsoft Entra satu penyewa.',
    }),
    domain: text(100, {
      label: 'Domain Google Workspace',
      help: 'Akun di luar domain ini (klaim hd) ditolak. Kosongkan untuk penyedia lain.',
    }),
    hostLain: texts(100, 10, {
      label: 'Host lain',
      help: 'Host lain yang disebut penyedia, misalnya oauth2.googleapis.com. Selain host penerbit, hanya ini yang dihubungi server.',
    }),
    menggantikan: ref('pengaturan/penyedia-masuk', {
      label: 'Menggantikan',
      help: 'Akun yang tertaut di penyedia lama ikut tertaut di sini saat orangnya masuk pertama kali.',
    }),
    urut: integer(0, 999, { required: true, default: 0, label: 'Urutan' }),
    aktif: boolean(),
  },
  sections: {
    Penyedia: ['nama', 'issuer', 'clientId', 'rahasiaTersimpan', 'hostLain'],
    'Siapa yang masuk': ['klaim', 'cocok', 'percayaEmail', 'domain', 'menggantikan'],
    'Halaman masuk': ['urut', 'aktif'],
  },
  columns: ['nama', 'issuer', 'klaim', 'cocok', 'urut', 'aktif'],
  small: true,
  sort: ['urut', 'nama'],
  access: { [role.superAdmin]: write(all) },
  check: row => {
    const fault = addressFault(row.issuer);
    return {
      ...errorIf(fault === 'https', 'issuer', pengaturanMessages.issuerHttps),
      ...errorIf(fault === 'password', 'issuer', pengaturanMessages.issuerPassword),
      ...errorIf(
        (row.hostLain ?? []).some(name => !host.test(name)),
        'hostLain',
        pengaturanMessages.hostName,
      ),
    };
  },
});
