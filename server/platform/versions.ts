/**
 * In the place of a version: the row as it is now. For rules and jobs that go on from a row that they have just read
 * locked, and for the calls of `versionless`. No body from outside can hold it.
 */
export const asItIs: unique symbol = Symbol('as it is');

/** Calls that write without naming the version of a row, and why. */
export interface Versionless {
  readonly why: string;
  readonly calls: readonly string[];
}

/**
 * The platform's own calls that do; those of an area stand in its `serverArea`. `{r}` is any resource's endpoint, `{merged}`
 * what may be merged, `{copied}` what may be copied; in areas `{p}` is any programme's, `{log}` any logbook's, `{group}` that of groups which take students
 * by their code, `{saved}` what answers save-import, `{scores}` the sheets of groups whose grades may come from a file.
 * Every other call that changes a row answers 428 without it (docs/api.md "Versions").
 * tests/api/platform/versions.test.ts holds every route of the server against these lists.
 */
export const versionless: readonly Versionless[] = [
  {
    why: 'takes back a deleted row, which has no version while it is in the bin',
    calls: ['POST {r}/sampah/{id}/pulihkan', 'POST {r}/sampah/pulihkan'],
  },
  {
    why: 'takes back a merging, which is refused where anything is newer than it',
    calls: ['POST {merged}/gabung/{id}/batalkan'],
  },
  {
    why: 'stores nothing: tells what copying a row would make',
    calls: ['POST {copied}/{id}/salin/rencana'],
  },
  {
    why: 'makes something new',
    calls: [
      'POST {r}',
      'POST {copied}/{id}/salin',
      'POST /api/files',
      'POST /api/files/potongan',
      'POST /api/auth/users',
      'POST /api/user/unduh-data',
    ],
  },
  {
    why: 'the specification gives the body, and it has no version: id, name, urut; password data',
    calls: [
      'PUT /api/roles/create-or-update',
      'PUT /api/user/password/{id}',
      'PUT /api/user/password/reset/{id}',
      'PUT /api/auth/users/password/{id}',
    ],
  },
  {
    why: 'sessions, locks and temporary passwords are no values of the row',
    calls: [
      'POST /api/user/login',
      'POST /api/silaturahmi/auth',
      'POST /api/user/validasi-login-silaturahmi',
      'POST /api/user/logout',
      'POST /api/user/switch-akses',
      'DELETE /api/user/sesi',
      'DELETE /api/user/sesi/{id}',
      'PUT /api/user/password/reset',
      'PUT /api/user/unlock/{id}',
      'POST /api/masuk/tukar',
      'POST /api/masuk/tautkan',
      'POST /api/masuk/{id}/keluar',
      'PUT /api/user/{id}/identitas/{idIdentitas}/setujui',
      'DELETE /api/user/{id}/identitas/{idIdentitas}',
      'PUT /api/pengaturan/penyedia-masuk/{id}/rahasia',
      'POST /api/pengaturan/penyedia-masuk/{id}/coba',
      'POST /api/pengaturan/penyedia-masuk/{id}/coba/hasil',
      'POST /api/user/{id}/sesi/akhiri',
      'POST /api/user/{id}/tautan-masuk',
      'POST /api/masuk/lupa',
      'POST /api/masuk/tautan/lihat',
      'POST /api/masuk/tautan',
    ],
  },
  {
    why: 'a second factor is proved by its code or the password, and two that come together find what the first did',
    calls: [
      'POST /api/masuk/kode',
      'POST /api/user/dua-langkah/mulai',
      'POST /api/user/dua-langkah/nyalakan',
      'POST /api/user/dua-langkah/kode-pemulihan',
      'POST /api/user/dua-langkah/matikan',
      'PUT /api/user/{id}/dua-langkah/hapus',
    ],
  },
  {
    why: 'a whole order or matrix, as the screen shows it; nothing else of the rows changes',
    calls: ['PUT {r}/urut', 'PUT /api/menu-user/sort', 'PUT /api/menu-user/permission'],
  },
  {
    why: 'an import remembers the versions that its preview saw and leaves rows that changed since',
    calls: [
      'POST {r}/impor',
      'PUT {r}/impor/{idImpor}',
      'POST {r}/impor/{idImpor}/terapkan',
      'POST {r}/impor/{idImpor}/batalkan',
    ],
  },
  {
    why: 'changes no row that two people write: jobs run',
    calls: ['POST /api/sistem/pekerjaan/{name}/jalankan'],
  },
];
