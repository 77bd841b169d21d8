/** Why somebody cannot be reached. */
export const alasanPenerima = {
  tanpaOrang: 'Belum ada orangnya pada data ini',
  luarCakupan: 'Di luar cakupan Anda',
  menolakSurel: 'Memilih tidak menerima surel pesan',
  tanpaAlamat: 'Tidak punya akun, surel, atau nomor untuk cara yang dipilih',
} as const;
