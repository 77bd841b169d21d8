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
 * The calls of all of the portal that do; what an area adds stands with it (`ServerArea`). `{r}` is any
 * resource's endpoint, `{p}` any programme's, `{log}` any logbook's, `{group}` that of groups which take students by
 * their code, `{saved}` what answers save-import, `{merged}` what may be merged, `{scores}` the sheets of groups whose grades may come from a file. Every other call that changes a row answers 428 without it (docs/api.md "Versions").
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
    why: 'reads an answer that was lost on the way, or leads on to a call that asks for the versions',
    calls: ['POST /api/v2/mhs-luar-upn/register/hasil', 'PUT /api/v6/komcad/update-status'],
  },
  {
    why: 'makes something new',
    calls: [
      'POST {r}',
      'POST /api/files',
      'POST /api/files/potongan',
      'POST /api/auth/users',
      'POST {p}',
      'POST /api/master/paket-konversi/{id}/salin',
      'POST /api/v7/master/matkul-kurikulum/banyak',
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
      'POST {p}/import',
      'POST {p}/save-import',
      'PUT {p}/import/{idImport}',
      'POST {p}/import/{idImport}/batalkan',
      'POST {saved}/import',
      'POST {saved}/save-import',
      'POST {scores}/import',
      'POST {scores}/save-import',
      'POST {scores}/import/{idImport}/batalkan',
    ],
  },
  {
    why: 'synchronisation remembers the versions that its preview compared; the source decides',
    calls: [
      'PUT /api/matkul/singkron',
      'PUT /api/matkul/singkron/{id}',
      ...['fakjur', 'mahasiswa', 'dosen', 'tendik'].flatMap(kind => [
        `PUT /api/master/${kind}/singkron`,
        `PUT /api/master/${kind}/singkron/{id}`,
      ]),
      'POST /api/master/provinsi/muat-ulang',
    ],
  },
  {
    why: 'adds or takes one named document, whatever else of the entry changed (the specification gives the call)',
    calls: ['POST {log}/dokumen/tambah', 'DELETE {log}/dokumen/delete/{id}', 'DELETE {log}/dokumen/delete'],
  },
  {
    why: 'each entry says the version that it was written on; one without is new, and known by its mark of the device',
    calls: ['POST {log}/kirim-banyak', 'POST {log}/serah-salinan', 'POST {log}/serah-salinan/dokumen'],
  },
  {
    why: 'one person comes in, goes or answers, or gets some days, whatever else of the group changed; it is locked',
    calls: [
      'POST {group}/gabung',
      'POST {group}/{id}/undang',
      'PUT {group}/undangan/{id}',
      'PUT {group}/{id}/keluar',
      'POST {log}/buka-terlambat',
    ],
  },
  {
    why: 'changes no row that two people write: own notices, mails sent again, jobs run, reminders, a test of a source',
    calls: [
      'PUT /api/notifikasi/{id}/baca',
      'PUT /api/notifikasi/baca-semua',
      'POST /api/sistem/surel/{id}/kirim-ulang',
      'POST /api/sistem/pekerjaan/{name}/jalankan',
      'POST /api/mbkm/monitoring/ingatkan',
      'POST /api/sumber-data/{kode}/uji',
    ],
  },
];
