import type { SaidNotices } from '../kit/index.ts';

/** Title and text of notices by event, one for each of its tells; `null` where none of its readers has this language. */
export const noticesEnglish: SaidNotices = {
  akun: [{ title: 'Your account was made', text: 'Your account of the portal, {username}, is ready.' }],
  sandi: [
    {
      title: 'Your password was reset',
      text: 'The administrator reset your password. Change it after you have logged in.',
    },
  ],
  sandi_dibuat: [
    {
      title: 'Your password was changed',
      text: 'The password of your account was changed by a link of a mail. If it was not you, contact whoever runs the portal at once.',
    },
  ],
  dua_langkah_dihapus: [
    {
      title: 'Two-step verification was removed',
      text: 'The Super Admin removed the two-step verification of your account. Set it up again in your profile.',
    },
  ],
  peran_diberikan: [{ title: 'New role', text: 'You now have the role {peran}.' }],
  anonimisasi_direncanakan: [
    {
      title: 'Anonymisation planned',
      text: '{oleh} planned to anonymise {jumlah} rows on {tanggal}. Until it is done you can call it off.',
    },
  ],
  anonimisasi_dibatalkan: [
    {
      title: 'Anonymisation called off',
      text: '{oleh} called an anonymisation off. What was anonymised by then stays so.',
    },
  ],
  wakil_ditunjuk: [
    {
      title: 'You stand in for {pemberi}',
      text: 'You are the deputy of {pemberi} as {peran}, {masa}. Choose the role in Switch role.',
    },
  ],
  wakil_ditunjukkan: [
    { title: 'Your deputy: {wakil}', text: '{oleh} appointed {wakil} as your deputy for the role {peran}, {masa}.' },
  ],
  wakil_dicabut: [
    { title: 'An appointment of a deputy ended', text: '{oleh} ended {wakil} as deputy of {pemberi} ({peran}).' },
  ],
  peran_berakhir: [{ title: 'A role has ended', text: 'Your role {peran} has ended.' }],
  pendaftaran_tahap_disetujui: [
    {
      title: 'Your registration is at the next stage',
      text: 'Your registration for {program} is now at the stage {tahap}.',
    },
  ],
  pendaftaran_disetujui: [{ title: 'Registration approved', text: 'Your registration for {program} was approved.' }],
  pendaftaran_dikembalikan: [
    { title: 'Registration to be corrected', text: 'Your registration for {program} was returned for correction.' },
  ],
  pendaftaran_ditolak: [{ title: 'Registration rejected', text: 'Your registration for {program} was rejected.' }],
  pendaftaran_dihapus: [
    {
      title: 'Draft of a registration deleted',
      text: 'Your draft of a registration for {program} {periode} was deleted by {oleh}.',
    },
  ],
  kwu_daftar_ulang: [{ title: 'Re-registration ends {kapan}', text: '{usaha}: {kurang}.' }],
  pendaftaran_mundur: [
    { title: 'Withdrawal recorded', text: 'You withdrew from {program}.' },
    null,
    { title: 'A participant withdrew', text: '{mahasiswa} withdrew from {program}.' },
  ],
  kegiatan_dimulai: [
    { title: 'Activity begun', text: 'Your activity in {program} has begun.' },
    { title: 'Activity begun', text: 'The activity of {mahasiswa} in {program} has begun.' },
  ],
  kegiatan_selesai: [
    { title: 'Activity ended', text: 'Your activity in {program} has ended.' },
    {
      title: 'Activity ended, package of courses not submitted',
      text: 'Your activity in {program} has ended. Submit the package of courses to have its credits recognised.',
    },
  ],
  keputusan_dibatalkan: [
    {
      title: 'Decision taken back',
      text: 'The final decision on your registration for {program} {periode} was taken back; the registration goes on.',
    },
  ],
  dospem_ditetapkan: [
    { title: 'Supervisor named', text: '{dosen} supervises you in {program}.' },
    null,
    { title: 'Supervisor named', text: '{dosen} supervises {mahasiswa} in {program}.' },
  ],
  dospem_diganti: [
    { title: 'Another supervisor', text: 'Your supervisor in {program} is now {dosen}.' },
    null,
    null,
    { title: 'Another supervisor', text: 'The supervisor of {mahasiswa} in {program} is now {dosen}.' },
  ],
  dospem_dilepas: [
    { title: 'Supervisor taken back', text: '{dosen} does not supervise you in {program} yet.' },
    null,
    { title: 'Supervisor taken back', text: '{dosen} does not supervise {mahasiswa} in {program} yet.' },
  ],
  ingatkan: [
    { title: 'Reminder of your activity', text: 'Your activity in {program}: {peringatan}.' },
    null,
    { title: 'Reminder of an activity', text: '{mahasiswa} ({program}): {peringatan}.' },
  ],
  penilaian_dibuka: [{ title: 'Grading is open', text: 'Please grade {nama} ({program}).' }],
  penilaian_terlambat: [{ title: 'Grades are late', text: 'The grades of {nama} ({program}) were not sent yet.' }],
  penawaran_disetujui: [{ title: 'Offer approved', text: '{posisi} was approved.' }],
  penawaran_dikembalikan: [{ title: 'Offer returned', text: '{posisi} was returned.' }],
  komcad_nilai_latsarmil_ditunggu: [
    {
      title: 'Grades of the basic training are awaited',
      text: 'The grades of {jumlah} participants of {gelombang} are awaited until {batas}.',
    },
  ],
  riset_skema_diputuskan: [{ title: 'Scheme of research {keadaan}', text: 'The scheme {skema} was {keadaan}.' }],
  riset_nilai_mitra_ditunggu: [
    { title: 'Grades of the research are awaited', text: 'The grade of {mahasiswa} is awaited until {batas}.' },
  ],
  kelompok_diundang: [{ title: 'Invitation to a group of {program}', text: '{pengundang} invites you to {kelompok}.' }],
  kelompok_undangan_ditarik: [
    { title: 'Invitation to a group taken back', text: 'The invitation to {kelompok} is not valid any more.' },
  ],
  kelompok_anggota_dilepas: [{ title: 'You were released from a group', text: '{oleh} released you from {kelompok}.' }],
  log_dikembalikan: [{ title: 'Logbook returned', text: 'Your logbook of {tanggal} has to be corrected.' }],
  luaran_dikembalikan: [{ title: 'Output returned', text: '“{judul}” has to be corrected.' }],
  luaran_diputuskan: [{ title: 'Output {keadaan}', text: '“{judul}” was {keadaan}.' }],
  log_kosong: [{ title: 'Logbook not filled in', text: 'No logbook of {program} in the last {hari} days.' }],
  laporan_jatuh_tempo: [{ title: 'Final report due', text: 'Your report of {program} is due; days left: {sisaHari}.' }],
  mingguan_dikembalikan: [
    { title: 'Weekly report returned', text: 'Your report of week {minggu} has to be corrected.' },
  ],
  mingguan_diputuskan: [{ title: 'Weekly report {keadaan}', text: 'Your report of week {minggu} was {keadaan}.' }],
  mingguan_jatuh_tempo: [{ title: 'Weekly report due', text: 'Your report of week {minggu} was not sent yet.' }],
  mingguan_terlambat: [{ title: 'Weekly report late', text: 'Your report of week {minggu} was not sent yet.' }],
  paket_disetujui: [
    { title: 'Package of courses approved', text: 'Your package of courses for {program} was approved.' },
  ],
  paket_dikembalikan: [
    { title: 'Package of courses to be corrected', text: 'Your package of courses for {program} was returned.' },
  ],
  paket_dibuka: [
    { title: 'Package of courses opened', text: 'You can choose courses and submit the package for {program}.' },
  ],
  paket_ditutup: [
    {
      title: 'Activity closed without conversion',
      text: '{program} was closed without conversion of credits. Ask the MBKM team if you still want to submit a package.',
    },
  ],
  nilai_final: [{ title: 'Converted grades final', text: 'Your converted grades ({program}) are final.' }],
  revisi_nilai_disetujui: [
    { title: 'Revision of grades approved', text: 'The revision of your grades ({program}) was approved.' },
  ],
  revisi_nilai_ditolak: [
    { title: 'Revision of grades rejected', text: 'The revision of your grades ({program}) was rejected.' },
  ],
  portofolio_diputuskan: [{ title: '{label} {keadaan}', text: '“{judul}” was {keadaan}.' }],
  formulir_dibuka: [{ title: 'A form asks you', text: '“{judul}” waits for your answers{sampai}.' }],
  formulir_diingatkan: [{ title: 'A form still asks you', text: '“{judul}” still waits for your answers{sampai}.' }],
  formulir_saat: [{ title: 'A form asks you', text: '“{judul}” asks you about {tentang}{sampai}.' }],
  formulir_saat_diingatkan: [
    { title: 'A form still asks you', text: '“{judul}” still asks you about {tentang}{sampai}.' },
  ],
  portofolio_menyebut: [{ title: 'You are named as an author', text: '{pemilik} names you in {label} “{judul}”.' }],
  portofolio_bersama_diverifikasi: [
    {
      title: '{label} verified together',
      text: '“{judul}” was verified; your share of the points stands in your portfolio.',
    },
  ],
  inbound_diputuskan: [
    { title: 'Your registration: {keadaan}', text: 'The status of your studies is now: {keadaan}.' },
  ],
  inbound_krs_diputuskan: [
    { title: 'Study plan {keadaan}', text: 'Your study plan for {masa} was {keadaan} ({sks} credits).' },
  ],
  inbound_krs_belum: [
    { title: 'Study plan not submitted', text: 'The time for the study plan of {masa} ends soon; days left: {hari}.' },
  ],
  inbound_nilai_final: [{ title: 'The grade of {mk} is final', text: 'The grade of {mk} stands in your transcript.' }],
  outbound_khs_divalidasi: [
    {
      title: 'Transcript validated',
      text: 'Your transcript of {program} was validated. The MBKM team checks its grades.',
    },
  ],
  outbound_khs_dikembalikan: [
    { title: 'Transcript to be corrected', text: 'Your transcript of {program} was returned.' },
  ],
  permadi_khs_divalidasi: [
    {
      title: 'Transcript validated',
      text: 'Your transcript of {program} was validated. The MBKM team checks its grades.',
    },
  ],
  permadi_khs_dikembalikan: [
    { title: 'Transcript to be corrected', text: 'Your transcript of {program} was returned.' },
  ],
  ringkasan_harian: [{ title: 'Today: {jumlah} waiting for you', text: '{rincian}' }],
};
