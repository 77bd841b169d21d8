import { errorIf, inOrder } from '../checkHelpers.ts';
import {
  type Actor,
  actor,
  all,
  boolean,
  both,
  choice,
  date,
  either,
  file,
  linked,
  match,
  openToday,
  ownProdi,
  type Resource,
  read,
  ref,
  resource,
  type Scope,
  setting,
  text,
  through,
  unless,
  valued,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Four years after a day, as a day. */
const fourYearsLater = (day: string) => `${Number(day.slice(0, 4)) + 4}${day.slice(4)}`;

interface Team {
  name: string;
  endpoint?: string;
  alsoAt?: readonly string[];
  label: string;
}

/**
 * A team of lecturers of a study programme; a current row gives the lecturer's account the team's role
 * (docs/domain/10 §2.4, §6). Name and NIP are copies that the server keeps, for search.
 */
const team = (short: Team) =>
  resource({
    ...short,
    representation: '{namaPegawai}',
    fields: {
      idProgramProdi: ref('master/program-prodi', { required: true }),
      idPegawai: ref('master/pegawai', {
        required: true,
        label: 'Dosen',
        only: { jenis: 'dosen' },
        onlyMessage: masterMessages.memberLecturer,
      }),
      namaPegawai: text(260, { readOnly: true, repeats: ['{idPegawai.namaLengkap}'], label: 'Nama' }),
      nip: text(20, { readOnly: true, repeats: ['{idPegawai.nip}'], label: 'NIP/NPT' }),
      jabatan: choice({ ketua: 'Ketua', sekretaris: 'Sekretaris', anggota: 'Anggota' }, { required: true }),
      nomorSk: text(80, { required: true, label: 'Nomor SK' }),
      tanggalSk: date({ required: true, label: 'Tanggal SK' }),
      berkasSk: file(['pdf'], 5, { label: 'Berkas SK' }),
      berlakuMulai: date({ required: true }),
      berlakuSampai: date({ required: true, help: 'Paling lama 4 tahun.', endsSoonDays: 30 }),
      aktif: boolean({ default: true }),
    },
    sections: {
      Anggota: ['idProgramProdi', 'idPegawai', 'jabatan', 'aktif'],
      'Surat keputusan': ['nomorSk', 'tanggalSk', 'berkasSk', 'berlakuMulai', 'berlakuSampai'],
    },
    beneath: { namaPegawai: 'nip', berlakuMulai: 'berlakuSampai' },
    columns: ['idProgramProdi', 'namaPegawai', 'nip', 'jabatan', 'nomorSk', 'berlakuMulai', 'berlakuSampai', 'aktif'],
    filters: ['idProgramProdi', 'idPegawai', 'jabatan', 'berlakuMulai', 'berlakuSampai', 'aktif'],
    search: ['namaPegawai', 'nip'],
    small: true,
    sort: ['idProgramProdi', 'jabatan'],
    copy: { start: 'berlakuMulai', except: ['nomorSk', 'tanggalSk'] },
    key: ['idProgramProdi', 'idPegawai', 'berlakuMulai'],
    access: { [role.timMbkm]: write(), [role.koordinator]: write(ownProdi()), [role.penilai]: read(ownProdi()) },
    check: row => ({
      ...inOrder(row.berlakuMulai, row.berlakuSampai, 'berlakuSampai'),
      ...errorIf(
        Boolean(row.berlakuMulai && row.berlakuSampai && row.berlakuSampai > fourYearsLater(row.berlakuMulai)),
        'berlakuSampai',
        masterMessages.fourYears,
      ),
    }),
  });

export const timMbkmProdi = team({ name: 'master/tim-mbkm-prodi', label: 'Tim MBKM Prodi' });
export const timKonversiProdi = team({
  name: 'master/tim-konversi-prodi',
  endpoint: 'master/tim-validasi-konversi-prodi',
  alsoAt: ['master/tim-konversi-prodi'],
  label: 'Tim Konversi Prodi',
});
export const timPenilaiProdi = team({ name: 'master/tim-penilai-prodi', label: 'Tim Penilai Prodi' });

/**
 * Rows of a study programme in whose team the caller is today; all while the university demands no membership
 * (docs/domain/20 §1.1, last paragraph).
 */
export const diTim = ({ name }: Pick<Resource, 'name'>): Scope =>
  either(
    setting('tim.wajibAnggota', 'false'),
    through(
      'idProgramProdi',
      linked(
        name,
        'idProgramProdi',
        both(match('idPegawai', 'idPegawai'), valued('aktif', true), openToday('berlakuMulai', 'berlakuSampai')),
      ),
    ),
  );

/** HA07, where it is a member of the team of the study programme of the row, or of the one that `of` refers to. */
export const anggotaTim = (tim: Pick<Resource, 'name'>, of?: string): Actor =>
  actor(role.penilai, all, {
    except: {
      of: unless(of === undefined ? diTim(tim) : through(of, diTim(tim))),
      message: masterMessages.notInTeam,
    },
  });
