import { catalogue } from '../kit/index.ts';

/** What the calls of accounts, roles and menus refuse (docs/domain/10 §2.1). */
export const pengaturanRefusals = catalogue('pengaturan', {
  notForRole: ({ peran }: { peran: string }) => `Tidak tersedia untuk peran dasar ${peran}.`,
  onlySuperAdmin: 'Hanya Super Admin yang mengubah pengaturan ini.',
  notSuperAdmin: 'Anda tidak dapat memberikan peran Super Admin.',
  notOwnRole: 'Anda tidak dapat mengubah peran akun sendiri.',
  roleNeeds: ({ peran, data }: { peran: string; data: string }) => `Peran ${peran} membutuhkan data ${data}.`,
  oneSuperAdmin: 'Harus ada minimal satu Super Admin aktif.',
  roleInUse: ({ n }: { n: number }) => `Peran masih dipakai ${n} pengguna.`,
  noCodes: 'Semua kode peran sudah terpakai.',
  oneMainRole: 'Harus ada tepat satu peran utama.',
  mainRoleStays: 'Peran utama tidak dapat dihapus. Pilih peran utama lain dahulu.',
  automatic: 'Peran otomatis hanya dapat diubah dari sumbernya.',
  hasHistory: 'Akun sudah punya riwayat. Nonaktifkan saja.',
  /** Steps of the set-up (docs/domain/10 §3.6). */
  setup: {
    identity: {
      title: 'Identitas kampus',
      why: 'Nama, logo, warna, dan kontak tampil di setiap halaman, surat, dan surel.',
      shipped: 'Nama universitas masih contoh. Ganti dengan nama kampus Anda.',
      noLogo: 'Belum ada logo kampus; yang dipakai logo bawaan portal.',
    },
    mail: {
      title: 'Surel',
      why: 'Undangan akun, pemberitahuan, dan ringkasan harian dikirim lewat surel.',
      waiting: 'Surel menunggu',
      failed: 'Surel gagal terkirim',
      notSet: 'Surel belum dikirim. Pengelola server mengisi SMTP_URL dan MAIL_FROM (docs/deployment.md).',
      someFailed: 'Ada surel yang gagal terkirim. Periksa alamatnya lalu kirim ulang.',
    },
    login: {
      title: 'Cara masuk',
      why: 'Setiap orang masuk dengan akun kampus atau akun portal.',
      local: 'Akun portal',
      outside: 'Akun kampus',
      oneAdmin: 'Baru ada satu Super Admin. Tambahkan satu lagi agar portal tidak terkunci bila ia berhalangan.',
      adminMail: 'Alamat surel akun pertama belum diisi. Isi pada data akunnya.',
    },
    rights: {
      title: 'Tim dan hak akses',
      why: 'Tim MBKM menjalankan program, koordinator memverifikasi mahasiswa prodinya. Hak tiap peran dapat diubah.',
      team: 'Akun Tim MBKM',
      coordinators: 'Akun koordinator',
      noTeam: 'Belum ada akun Tim MBKM.',
      noCoordinators: 'Belum ada akun koordinator program studi.',
    },
  },
});
