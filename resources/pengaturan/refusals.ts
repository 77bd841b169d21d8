import { catalogue } from '../kit/index.ts';

/** What the calls of accounts, roles and menus refuse (docs/domain/10 §2.1). */
export const pengaturanRefusals = catalogue('pengaturan', {
  notForRole: ({ peran }: { peran: string }) => `Tidak tersedia untuk peran dasar ${peran}.`,
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
});
