import { inOrder } from '../checkHelpers.ts';
import { boolean, date, file, integer, ownMitra, read, ref, resource, text, valued, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { jenisMagang } from './jalurMagang.ts';
import { magangMessages } from './messages.ts';

/** Programmes that go the way of Magang. */
export const ofMagang = { idJenisMbkm: { kode: jenisMagang } } as const;

/** A partner's part in a programme of a period, with its agreement and quota (docs/domain/20 §1.3). */
export const mitraTerlibatProgram = resource({
  name: 'magang/mitra-terlibat-program',
  label: 'Kerja Sama Program',
  representation: '{nama}',
  fields: {
    nama: text(400, {
      readOnly: true,
      label: 'Mitra – program – periode',
      repeats: ['{idMitra.nama} – {idProgram.nama} – {idPeriode.nama}'],
    }),
    idMitra: ref('master/mitra', { required: true, fixed: true }),
    idProgram: ref('master/program', { required: true, fixed: true, only: ofMagang }),
    idPeriode: ref('master/periode', { required: true, fixed: true }),
    idPicMitra: ref('master/pic-mitra', { dependsOn: { idMitra: 'idMitra' }, label: 'PIC mitra' }),
    nomorKerjaSama: text(60, { label: 'Nomor kerja sama' }),
    tanggalMulaiKerjaSama: date({ label: 'Kerja sama mulai' }),
    tanggalAkhirKerjaSama: date({ label: 'Kerja sama berakhir' }),
    berkasKerjaSama: file(['pdf'], 10, { label: 'Berkas kerja sama' }),
    kuotaTotal: integer(1, 1000, { required: true, label: 'Kuota total', holds: 'kuotaTerpakai' }),
    kuotaTerpakai: integer(0, 1_000_000, { readOnly: true, default: 0, label: 'Kuota posisi' }),
    aktif: boolean({ default: true }),
  },
  sections: {
    Keterlibatan: ['idMitra', 'idProgram', 'idPeriode', 'idPicMitra', 'aktif'],
    'Kerja sama': ['nomorKerjaSama', 'tanggalMulaiKerjaSama', 'tanggalAkhirKerjaSama', 'berkasKerjaSama'],
    Kuota: ['kuotaTotal', 'kuotaTerpakai'],
  },
  beneath: { idMitra: 'idPicMitra', idProgram: 'idPeriode' },
  columns: [
    'idMitra',
    'idProgram',
    'idPeriode',
    'idPicMitra',
    'tanggalAkhirKerjaSama',
    'kuotaTerpakai',
    'kuotaTotal',
    'aktif',
  ],
  filters: ['idMitra', 'idProgram', 'idPeriode', 'aktif'],
  search: ['nama'],
  sort: ['nama'],
  orders: ['tanggalAkhirKerjaSama'],
  unique: [[['idMitra', 'idProgram', 'idPeriode'], magangMessages.partnerTwice]],
  copy: {
    within: 'idPeriode',
    along: 'idPeriode',
    rows: valued('aktif', true),
    // An agreement has its own days, whatever the term.
    next: ({ tanggalMulaiKerjaSama, tanggalAkhirKerjaSama }) => ({ tanggalMulaiKerjaSama, tanggalAkhirKerjaSama }),
  },
  opens: {
    field: 'aktif',
    as: [true],
    until: 'tanggalAkhirKerjaSama',
    says: magangMessages.agreementOver,
    kept: { resource: 'magang/program-ditawarkan', by: 'idMitraTerlibatProgram' },
  },
  signable: {
    file: 'berkasKerjaSama',
    number: 'nomorKerjaSama',
    on: 'tanggalMulaiKerjaSama',
    by: [role.timMbkm],
  },
  access: { [role.timMbkm]: write(), [role.koordinator]: read(), [role.mitra]: write(ownMitra()) },
  lookup: {
    columns: ['idMitra', 'idProgram', 'idPeriode', 'kuotaTotal', 'kuotaTerpakai'],
    scope: valued('aktif', true),
    except: [role.mahasiswa, role.inbound, role.outbound],
  },
  check: row => ({
    ...inOrder(row.tanggalMulaiKerjaSama, row.tanggalAkhirKerjaSama, 'tanggalAkhirKerjaSama'),
  }),
});
