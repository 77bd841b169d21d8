/** Answer of GET /admin/status (docs/domain/10 §3.3, §4 "Ringkasan Admin"). */
export interface AdminStatus {
  /** Active accounts by role in force; one with two roles counts for both. */
  pengguna: { roleId: string; nama: string; jumlah: number }[];
  akun: { aktif: number; nonaktif: number; belumPernahMasuk: number };
  /** Logins and failures of the last seven days, oldest first; the last one is today. */
  masuk: { tanggal: string; berhasil: number; gagal: number }[];
  sesiAktif: number;
  terblokir: { id: string; name: string; username: string; sampai: string }[];
  sinkronisasi: { id: string; jenis: string; mulai: string; status: string; gagal: number }[];
  sumber: {
    id: string;
    nama: string;
    mode: string;
    aktif: boolean;
    statusTerakhir: string | null;
    diperiksaPada: string | null;
  }[];
  penyimpanan: { berkas: number; byteBerkas: number; byteBasisData: number };
}
