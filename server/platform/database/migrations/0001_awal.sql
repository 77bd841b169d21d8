CREATE TABLE "pengaturan_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"name" text,
	"no_hp" text,
	"foto" uuid,
	"sumber" text,
	"role_id" text NOT NULL,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"id_pic_mitra" uuid,
	"nomor_induk" text,
	"id_program_prodi" uuid,
	"aktif" boolean DEFAULT true NOT NULL,
	"wajib_ganti_sandi" boolean DEFAULT false NOT NULL,
	"terakhir_masuk" timestamptz,
	"terkunci_sampai" timestamptz,
	"super_admin" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("email", '') || ' ' || coalesce("nomor_induk", ''))) STORED,
	CONSTRAINT "uq_pengaturan_user_username" UNIQUE("username"),
	CONSTRAINT "uq_pengaturan_user_email" UNIQUE("email"),
	CONSTRAINT "uq_pengaturan_user_id_mahasiswa" UNIQUE("id_mahasiswa"),
	CONSTRAINT "uq_pengaturan_user_id_pegawai" UNIQUE("id_pegawai"),
	CONSTRAINT "uq_pengaturan_user_id_pic_mitra" UNIQUE("id_pic_mitra")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_user_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"id_role" text NOT NULL,
	"id_program_prodi" uuid,
	"id_mitra" uuid,
	"is_utama" boolean DEFAULT false NOT NULL,
	"berlaku_mulai" date,
	"berlaku_sampai" date,
	"asal" text,
	CONSTRAINT "uq_pengaturan_user_role_id_user_id_role_id_program_pro_1brxqpg" UNIQUE NULLS NOT DISTINCT("id_user","id_role","id_program_prodi","id_mitra")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_role" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"urut" integer NOT NULL,
	"id_role_dasar" text,
	"deskripsi" text,
	"is_system" boolean DEFAULT false NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("id", '') || ' ' || coalesce("name", ''))) STORED,
	CONSTRAINT "uq_pengaturan_role_name" UNIQUE("name")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_menu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_parent" uuid,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"icon" text,
	"urut" integer NOT NULL,
	"app" text NOT NULL,
	"posisi_sub_menu" text NOT NULL,
	"hidden_in_menu" boolean DEFAULT false NOT NULL,
	"mewarisi" boolean DEFAULT false NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("title", '') || ' ' || coalesce("link", ''))) STORED,
	CONSTRAINT "uq_pengaturan_menu_link" UNIQUE("link")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_menu_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"resource" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "pengaturan_menu_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"role_id" text NOT NULL,
	"menu_id" uuid NOT NULL,
	"app" text NOT NULL,
	"posisi_sub_menu" text NOT NULL,
	"urut" integer,
	"can_read" boolean DEFAULT false NOT NULL,
	"can_create" boolean DEFAULT false NOT NULL,
	"can_update" boolean DEFAULT false NOT NULL,
	"can_delete" boolean DEFAULT false NOT NULL,
	"can_import" boolean DEFAULT false NOT NULL,
	"can_export" boolean DEFAULT false NOT NULL,
	"can_action" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uq_pengaturan_menu_user_role_id_menu_id" UNIQUE NULLS NOT DISTINCT("role_id","menu_id")
);

--> statement-breakpoint
CREATE TABLE "notifikasi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"jenis" text NOT NULL,
	"judul" text NOT NULL,
	"isi" text,
	"link" text,
	"dibaca_pada" timestamptz,
	"kunci" text,
	CONSTRAINT "uq_notifikasi_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_log_aktivitas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"waktu" timestamptz NOT NULL,
	"id_user" text,
	"nama_user" text,
	"role_id" text,
	"aksi" text NOT NULL,
	"resource" text,
	"id_baris" text,
	"ringkasan" text NOT NULL,
	"alamat_ip" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_user", '') || ' ' || coalesce("ringkasan", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "mbkm_konfigurasi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"nilai" text NOT NULL,
	"tipe" text,
	"keterangan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kunci", '') || ' ' || coalesce("keterangan", ''))) STORED,
	CONSTRAINT "uq_mbkm_konfigurasi_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_sumber_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"mode" text NOT NULL,
	"base_url" text,
	"nama_variabel_kunci" text,
	"timeout_detik" integer NOT NULL,
	"ukuran_halaman" integer NOT NULL,
	"pemetaan" jsonb,
	"aktif" boolean DEFAULT true NOT NULL,
	"status_terakhir" text,
	"diperiksa_pada" timestamptz,
	CONSTRAINT "uq_pengaturan_sumber_data_kode" UNIQUE("kode")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_berita" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"judul" text NOT NULL,
	"slug" text,
	"kategori" text NOT NULL,
	"id_jenis_mbkm" uuid[] DEFAULT '{}' NOT NULL,
	"ringkasan" text NOT NULL,
	"isi" text NOT NULL,
	"gambar" uuid,
	"alt_gambar" text,
	"tokoh_nama" text,
	"tokoh_keterangan" text,
	"disematkan" boolean DEFAULT false NOT NULL,
	"tanggal_terbit" timestamptz,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("ringkasan", '') || ' ' || coalesce("isi", ''))) STORED,
	CONSTRAINT "uq_pengaturan_berita_slug" UNIQUE("slug")
);

--> statement-breakpoint
CREATE TABLE "sinkronisasi_proses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"sumber" text NOT NULL,
	"mode" text NOT NULL,
	"id_user" uuid NOT NULL,
	"mulai" timestamptz NOT NULL,
	"selesai" timestamptz,
	"status" text NOT NULL,
	"jumlah_ditambah" integer,
	"jumlah_diperbarui" integer,
	"jumlah_dinonaktifkan" integer,
	"jumlah_dilewati" integer,
	"jumlah_gagal" integer,
	"pesan" text
);

--> statement-breakpoint
CREATE TABLE "sinkronisasi_rincian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_proses" uuid NOT NULL,
	"kunci" text NOT NULL,
	"nama" text,
	"aksi" text NOT NULL,
	"hasil" text NOT NULL,
	"pesan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kunci", '') || ' ' || coalesce("nama", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "internal_sesi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"id_user" uuid NOT NULL,
	"id_user_role" uuid,
	"dibuat" timestamptz NOT NULL,
	"terakhir_aktif" timestamptz NOT NULL,
	"berakhir" timestamptz NOT NULL,
	"alamat_ip" text,
	"perangkat" text,
	"dicabut_pada" timestamptz,
	CONSTRAINT "uq_internal_sesi_token_hash" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "internal_riwayat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"id_baris" text NOT NULL,
	"aksi" text NOT NULL,
	"perubahan" jsonb,
	"catatan" text,
	"dari_status" text,
	"ke_status" text,
	"kolom_status" text,
	"tindakan" text,
	"versi" integer,
	"id_user" text,
	"nama_user" text,
	"role_id" text,
	"nama_role" text,
	"id_impor" text,
	"waktu" timestamptz NOT NULL
);

--> statement-breakpoint
CREATE TABLE "internal_impor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"id_user" uuid NOT NULL,
	"nama_berkas" text NOT NULL,
	"status" text NOT NULL,
	"jumlah" jsonb,
	"pemetaan" jsonb,
	"kemajuan" integer,
	"mulai" timestamptz,
	"selesai" timestamptz,
	"pesan" text
);

--> statement-breakpoint
CREATE TABLE "internal_impor_baris" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_impor" uuid NOT NULL,
	"bagian" integer NOT NULL,
	"baru" integer NOT NULL,
	"berubah" integer NOT NULL,
	"sama" integer NOT NULL,
	"salah" integer NOT NULL,
	"sel" text NOT NULL,
	"hasil" text NOT NULL,
	CONSTRAINT "uq_internal_impor_baris_id_impor_bagian" UNIQUE NULLS NOT DISTINCT("id_impor","bagian")
);

--> statement-breakpoint
CREATE TABLE "internal_percobaan_masuk" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"waktu" timestamptz NOT NULL,
	"berhasil" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "internal_sandi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"hash" text NOT NULL,
	"dibuat" timestamptz NOT NULL,
	CONSTRAINT "uq_internal_sandi_id_user" UNIQUE("id_user")
);

--> statement-breakpoint
CREATE TABLE "internal_sandi_lama" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"hash" text NOT NULL,
	"dibuat" timestamptz NOT NULL
);

--> statement-breakpoint
CREATE TABLE "internal_berkas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama_asli" text NOT NULL,
	"tipe" text NOT NULL,
	"ukuran" integer NOT NULL,
	"sha256" text NOT NULL,
	"resource" text,
	"id_baris" text,
	"field" text,
	"id_anak" text,
	"uploaded_by" text,
	"kunci_unggah" text,
	"kunci" text NOT NULL,
	"versi" integer NOT NULL,
	"dihapus_pada" timestamptz,
	CONSTRAINT "uq_internal_berkas_kunci_unggah" UNIQUE("kunci_unggah")
);

--> statement-breakpoint
CREATE TABLE "internal_potongan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"kunci_unggah" text NOT NULL,
	"mulai" integer NOT NULL,
	"ukuran" integer NOT NULL,
	"kunci" text NOT NULL,
	CONSTRAINT "uq_internal_potongan_id_user_kunci_unggah_mulai" UNIQUE NULLS NOT DISTINCT("id_user","kunci_unggah","mulai")
);

--> statement-breakpoint
CREATE TABLE "internal_surel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_notifikasi" uuid NOT NULL,
	"kepada" text NOT NULL,
	"nama" text,
	"subjek" text NOT NULL,
	"isi" text,
	"link" text,
	"status" text NOT NULL,
	"percobaan" integer NOT NULL,
	"berikutnya" timestamptz NOT NULL,
	"terkirim_pada" timestamptz,
	"kesalahan" text,
	CONSTRAINT "uq_internal_surel_id_notifikasi" UNIQUE("id_notifikasi")
);

--> statement-breakpoint
CREATE TABLE "internal_pekerjaan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"nama" text NOT NULL,
	"jadwal" timestamptz,
	"status" text NOT NULL,
	"mulai" timestamptz NOT NULL,
	"denyut" timestamptz NOT NULL,
	"selesai" timestamptz,
	"durasi_ms" integer,
	"percobaan" integer NOT NULL,
	"hasil" jsonb,
	"pesan" text,
	"id_user" text,
	"nama_user" text,
	CONSTRAINT "uq_internal_pekerjaan_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
CREATE TABLE "surat_pejabat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"nip" text NOT NULL,
	"jabatan" text NOT NULL,
	"atas_nama" text,
	"jenis_surat" text[] DEFAULT '{}' NOT NULL,
	"berlaku_mulai" date NOT NULL,
	"berlaku_sampai" date,
	"spesimen" uuid,
	"stempel" uuid,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("nip", '') || ' ' || coalesce("jabatan", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "surat_surat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nomor_surat" text NOT NULL,
	"jenis_surat" text NOT NULL,
	"tahun" integer NOT NULL,
	"nomor_urut" integer NOT NULL,
	"tanggal_surat" date NOT NULL,
	"perihal" text NOT NULL,
	"nama_penerima" text NOT NULL,
	"program" text,
	"berlaku_sampai" date,
	"id_pejabat" uuid,
	"tembusan" text[] DEFAULT '{}' NOT NULL,
	"isian" jsonb,
	"kode_verifikasi" text NOT NULL,
	"file" uuid,
	"sha256" text,
	"segel" text,
	"kunci_segel" text,
	"status" text NOT NULL,
	"alasan" text,
	"id_surat_pengganti" uuid,
	"resource" text,
	"id_baris" text,
	"sidik" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nomor_surat", '') || ' ' || coalesce("nama_penerima", '') || ' ' || coalesce("perihal", ''))) STORED,
	CONSTRAINT "uq_surat_surat_nomor_surat" UNIQUE("nomor_surat"),
	CONSTRAINT "uq_surat_surat_kode_verifikasi" UNIQUE("kode_verifikasi"),
	CONSTRAINT "uq_surat_surat_jenis_surat_tahun_nomor_urut" UNIQUE NULLS NOT DISTINCT("jenis_surat","tahun","nomor_urut")
);

--> statement-breakpoint
CREATE TABLE "master_provinsi" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"sumber" text,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("id", '') || ' ' || coalesce("nama", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "master_kabupaten" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_provinsi" text NOT NULL,
	"nama" text NOT NULL,
	"sumber" text,
	"aktif" boolean DEFAULT true NOT NULL,
	"jenis" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("id", '') || ' ' || coalesce("nama", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "master_kecamatan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kabupaten" text NOT NULL,
	"id_provinsi" text,
	"nama" text NOT NULL,
	"sumber" text,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("id", '') || ' ' || coalesce("nama", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "master_kelurahan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kecamatan" text NOT NULL,
	"id_kabupaten" text,
	"id_provinsi" text,
	"nama" text NOT NULL,
	"sumber" text,
	"aktif" boolean DEFAULT true NOT NULL,
	"jenis" text,
	"kode_pos" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("id", '') || ' ' || coalesce("nama", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "master_siamik_fakjur" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"jenis" text NOT NULL,
	"nama" text NOT NULL,
	"nama_inggris" text,
	"singkatan" text,
	"jenjang" text,
	"id_induk" uuid,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_siamik_fakjur_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_siamik_fakjur_kode_siamik" UNIQUE("kode_siamik")
);

--> statement-breakpoint
CREATE TABLE "master_program_prodi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"id_fakjur" uuid,
	"id_fakultas" uuid NOT NULL,
	"nama" text NOT NULL,
	"jenjang" text NOT NULL,
	"nama_prodi" text GENERATED ALWAYS AS (btrim(coalesce("jenjang", '') || ' ' || coalesce("nama", ''))) STORED,
	"kode_pddikti" text,
	"akreditasi" text,
	"id_kaprodi" uuid,
	"sks_lulus" integer NOT NULL,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_program_prodi_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_program_prodi_id_fakjur" UNIQUE("id_fakjur"),
	CONSTRAINT "uq_master_program_prodi_kode_pddikti" UNIQUE("kode_pddikti"),
	CONSTRAINT "uq_master_program_prodi_kode_siamik" UNIQUE("kode_siamik"),
	CONSTRAINT "uq_master_program_prodi_nama_jenjang" UNIQUE NULLS NOT DISTINCT("nama","jenjang")
);

--> statement-breakpoint
CREATE TABLE "master_periode" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"tahun_ajaran" text,
	"semester" text,
	"nama" text,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"pendaftaran_mulai" date NOT NULL,
	"pendaftaran_selesai" date NOT NULL,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_periode_kode" UNIQUE("kode")
);

--> statement-breakpoint
CREATE TABLE "master_periode_jadwal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_jenis_mbkm" uuid,
	"tahap" text NOT NULL,
	"mulai" date NOT NULL,
	"selesai" date NOT NULL
);

--> statement-breakpoint
CREATE TABLE "master_kurikulum" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"id_program_prodi" uuid NOT NULL,
	"tahun_mulai" integer NOT NULL,
	"id_periode_mulai" uuid,
	"sks_wajib" integer NOT NULL,
	"sks_pilihan" integer NOT NULL,
	"total_sks" integer NOT NULL,
	"nomor_sk" text,
	"berkas_sk" uuid,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_kurikulum_kode_siamik" UNIQUE("kode_siamik"),
	CONSTRAINT "uq_master_kurikulum_id_program_prodi_kode" UNIQUE NULLS NOT DISTINCT("id_program_prodi","kode")
);

--> statement-breakpoint
CREATE TABLE "master_mahasiswa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"npm" text NOT NULL,
	"nama" text NOT NULL,
	"nik" text,
	"id_program_prodi" uuid NOT NULL,
	"id_kurikulum" uuid,
	"angkatan" integer NOT NULL,
	"semester" integer NOT NULL,
	"status_akademik" text NOT NULL,
	"ipk" numeric(3,2),
	"sks_lulus" integer,
	"sks_tempuh" integer,
	"id_dosen_wali" uuid,
	"jenis_kelamin" text NOT NULL,
	"tempat_lahir" text,
	"tanggal_lahir" date,
	"agama" text,
	"email_kampus" text,
	"email" text,
	"no_hp" text,
	"alamat" text,
	"id_kelurahan" text,
	"foto" uuid,
	"nama_orang_tua" text,
	"no_hp_orang_tua" text,
	"ikut_program" boolean DEFAULT false NOT NULL,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("npm", '') || ' ' || coalesce("nama", '') || ' ' || coalesce("email", ''))) STORED,
	CONSTRAINT "uq_master_mahasiswa_npm" UNIQUE("npm"),
	CONSTRAINT "uq_master_mahasiswa_kode_siamik" UNIQUE("kode_siamik")
);

--> statement-breakpoint
CREATE TABLE "master_pegawai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nip" text NOT NULL,
	"jenis" text NOT NULL,
	"nidn" text,
	"nuptk" text,
	"nama" text NOT NULL,
	"gelar_depan" text,
	"gelar_belakang" text,
	"nama_lengkap" text,
	"id_program_prodi" uuid,
	"unit_kerja" text,
	"jabatan_fungsional" text,
	"golongan" text,
	"status_kepegawaian" text NOT NULL,
	"email" text NOT NULL,
	"no_hp" text,
	"bidang_keahlian" text,
	"kuota_bimbingan" integer,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nip", '') || ' ' || coalesce("nidn", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_pegawai_nip" UNIQUE("nip"),
	CONSTRAINT "uq_master_pegawai_nidn" UNIQUE("nidn"),
	CONSTRAINT "uq_master_pegawai_nuptk" UNIQUE("nuptk"),
	CONSTRAINT "uq_master_pegawai_kode_siamik" UNIQUE("kode_siamik")
);

--> statement-breakpoint
CREATE TABLE "master_hari" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"urut" integer NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_hari_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_hari_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_jenis_matkul" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"urut" integer NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_jenis_matkul_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_jenis_matkul_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_matakuliah" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"nama_inggris" text,
	"id_program_prodi" uuid,
	"id_jenis_matkul" uuid NOT NULL,
	"sks" integer NOT NULL,
	"sks_tatap_muka" integer,
	"sks_praktikum" integer,
	"sks_lapangan" integer,
	"sks_simulasi" integer,
	"adalah_matkul_kkn" boolean DEFAULT false NOT NULL,
	"bisa_dikonversi" boolean DEFAULT true NOT NULL,
	"capaian" text,
	"deskripsi" text,
	"id_dosen_koordinator" uuid,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_matakuliah_kode_siamik" UNIQUE("kode_siamik"),
	CONSTRAINT "uq_master_matakuliah_id_program_prodi_kode" UNIQUE NULLS NOT DISTINCT("id_program_prodi","kode")
);

--> statement-breakpoint
CREATE TABLE "master_matkul_kurikulum" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kurikulum" uuid NOT NULL,
	"id_matakuliah" uuid NOT NULL,
	"kode_mk" text,
	"nama_mk" text,
	"id_program_prodi" uuid,
	"adalah_matkul_kkn" boolean DEFAULT false NOT NULL,
	"semester" integer NOT NULL,
	"sifat" text NOT NULL,
	"sks" integer,
	"prasyarat" uuid[] DEFAULT '{}' NOT NULL,
	"nilai_minimal" text,
	"bisa_dikonversi" boolean DEFAULT true NOT NULL,
	"sumber" text,
	"kode_siamik" text,
	"terakhir_sinkron" timestamptz,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode_mk", '') || ' ' || coalesce("nama_mk", ''))) STORED,
	CONSTRAINT "uq_master_matkul_kurikulum_kode_siamik" UNIQUE("kode_siamik"),
	CONSTRAINT "uq_master_matkul_kurikulum_id_kurikulum_id_matakuliah" UNIQUE NULLS NOT DISTINCT("id_kurikulum","id_matakuliah")
);

--> statement-breakpoint
CREATE TABLE "master_pustaka" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_matakuliah" uuid NOT NULL,
	"id_program_prodi" uuid,
	"jenis" text NOT NULL,
	"tipe" text NOT NULL,
	"judul" text NOT NULL,
	"pengarang" text NOT NULL,
	"penerbit" text,
	"tahun" integer NOT NULL,
	"edisi" text,
	"isbn" text,
	"doi" text,
	"tautan" text,
	"file" uuid,
	"urut" integer,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("pengarang", '') || ' ' || coalesce("isbn", ''))) STORED,
	CONSTRAINT "uq_master_pustaka_id_matakuliah_judul_tahun" UNIQUE NULLS NOT DISTINCT("id_matakuliah","judul","tahun")
);

--> statement-breakpoint
CREATE TABLE "master_paket_konversi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"id_program_prodi" uuid NOT NULL,
	"id_kurikulum" uuid NOT NULL,
	"id_jenis_mbkm" uuid NOT NULL,
	"id_program" uuid,
	"id_posisi_kegiatan_topik" uuid,
	"sks_min" integer,
	"sks_maks" integer,
	"total_sks" integer,
	"jumlah_matkul" integer,
	"deskripsi" text,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_paket_konversi_id_program_prodi_kode" UNIQUE NULLS NOT DISTINCT("id_program_prodi","kode")
);

--> statement-breakpoint
CREATE TABLE "master_jenis_mbkm" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"nama_inggris" text,
	"ikon" text,
	"warna" text,
	"rute_landing" text,
	"sks_maks" integer NOT NULL,
	"kelompok_konversi" text NOT NULL,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_jenis_mbkm_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_jenis_mbkm_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_jenis_mitra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"skala" text,
	"diakui_iku" boolean DEFAULT false NOT NULL,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_jenis_mitra_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_jenis_mitra_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_jenis_luaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"id_satuan" uuid,
	"isi" text NOT NULL,
	"target_portofolio" text,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_jenis_luaran_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_jenis_luaran_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_jenis_anggota" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"berlaku_untuk" text,
	"maks_per_kelompok" integer,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_jenis_anggota_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_jenis_anggota_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_satuan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"simbol" text,
	"jenis" text,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_satuan_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_satuan_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_gudang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"jenis" text NOT NULL,
	"alamat" text,
	"id_kelurahan" text,
	"id_penanggung_jawab" uuid,
	"kapasitas" numeric(10,2),
	"id_satuan" uuid,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_gudang_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_gudang_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_kategori_hki" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"tingkat" text,
	"poin" numeric(5,2) NOT NULL,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_kategori_hki_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_kategori_hki_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_kategori_jurnal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"tingkat" text,
	"poin" numeric(5,2) NOT NULL,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_kategori_jurnal_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_kategori_jurnal_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_kategori_proceeding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"tingkat" text,
	"poin" numeric(5,2) NOT NULL,
	"keterangan" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_kategori_proceeding_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_kategori_proceeding_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_program" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"id_jenis_mbkm" uuid NOT NULL,
	"penyelenggara" text NOT NULL,
	"pola_pendaftaran" text NOT NULL,
	"semester_min" integer,
	"ipk_min" numeric(3,2),
	"sks_tempuh_min" integer,
	"sks_maks_konversi" integer NOT NULL,
	"batas_sks_krs" integer,
	"durasi_min_hari" integer NOT NULL,
	"butuh_mitra" boolean DEFAULT false NOT NULL,
	"butuh_kelompok" boolean DEFAULT false NOT NULL,
	"butuh_proposal" boolean DEFAULT false NOT NULL,
	"boleh_rangkap" boolean DEFAULT false NOT NULL,
	"deskripsi" text,
	"id_bank_dokumen" uuid[] DEFAULT '{}' NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_program_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_program_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_posisi_kegiatan_topik" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"jenis" text NOT NULL,
	"id_program" uuid NOT NULL,
	"id_mitra" uuid,
	"deskripsi" text NOT NULL,
	"kompetensi" text,
	"moda_kerja" text NOT NULL,
	"id_kabupaten" text,
	"kuota_default" integer NOT NULL,
	"prodi_sasaran" uuid[] DEFAULT '{}' NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_posisi_kegiatan_topik_nama_id_program_id_mitra" UNIQUE NULLS NOT DISTINCT("nama","id_program","id_mitra")
);

--> statement-breakpoint
CREATE TABLE "master_mitra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text,
	"nama" text NOT NULL,
	"id_jenis_mitra" uuid NOT NULL,
	"bidang_usaha" text NOT NULL,
	"alamat" text NOT NULL,
	"id_provinsi" text,
	"id_kabupaten" text NOT NULL,
	"kota" text,
	"id_kelurahan" text,
	"kode_pos" text,
	"telepon" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"npwp" text,
	"profil" text,
	"logo" uuid,
	"tampil_publik" boolean DEFAULT false NOT NULL,
	"nomor_mou" text,
	"tanggal_mou" date,
	"berakhir_mou" date,
	"berkas_mou" uuid,
	"jumlah_mahasiswa" integer,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", '') || ' ' || coalesce("kota", ''))) STORED,
	CONSTRAINT "uq_master_mitra_kode" UNIQUE("kode"),
	CONSTRAINT "uq_master_mitra_nama_id_kabupaten" UNIQUE NULLS NOT DISTINCT("nama","id_kabupaten")
);

--> statement-breakpoint
CREATE TABLE "master_pic_mitra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_mitra" uuid NOT NULL,
	"nama" text NOT NULL,
	"jabatan" text NOT NULL,
	"email" text NOT NULL,
	"no_hp" text NOT NULL,
	"is_utama" boolean DEFAULT false NOT NULL,
	"id_user" uuid,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("email", ''))) STORED,
	CONSTRAINT "uq_master_pic_mitra_email" UNIQUE("email")
);

--> statement-breakpoint
CREATE TABLE "master_kampus" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode_pt" text,
	"nama" text NOT NULL,
	"singkatan" text,
	"jenis" text NOT NULL,
	"negara" text NOT NULL,
	"id_kabupaten" text,
	"website" text,
	"email" text,
	"is_mitra_pertukaran" boolean DEFAULT false NOT NULL,
	"nomor_mou" text,
	"berakhir_mou" date,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode_pt", '') || ' ' || coalesce("nama", '') || ' ' || coalesce("singkatan", ''))) STORED,
	CONSTRAINT "uq_master_kampus_kode_pt" UNIQUE("kode_pt"),
	CONSTRAINT "uq_master_kampus_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "master_syarat_luaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_jenis_mbkm" uuid NOT NULL,
	"id_program" uuid,
	"id_jenis_luaran" uuid NOT NULL,
	"nama" text NOT NULL,
	"tingkat" text NOT NULL,
	"wajib" boolean DEFAULT false NOT NULL,
	"jumlah_minimal" integer NOT NULL,
	"id_satuan" uuid,
	"tahap" text NOT NULL,
	"jenis_berkas" text[] DEFAULT '{}' NOT NULL,
	"maks_mb" integer,
	"wajib_tautan" boolean DEFAULT false NOT NULL,
	"petunjuk" text,
	"urut" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_syarat_luaran_id_jenis_mbkm_id_program_id_je_14ymovt" UNIQUE NULLS NOT DISTINCT("id_jenis_mbkm","id_program","id_jenis_luaran","nama")
);

--> statement-breakpoint
CREATE TABLE "master_bank_dokumen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"judul" text NOT NULL,
	"kategori" text NOT NULL,
	"nomor_dokumen" text,
	"tanggal_terbit" date NOT NULL,
	"id_jenis_mbkm" uuid,
	"id_periode" uuid,
	"id_program_prodi" uuid,
	"deskripsi" text,
	"berkas" uuid NOT NULL,
	"versi" text,
	"untuk_role" text[] DEFAULT '{}' NOT NULL,
	"untuk_semua" boolean DEFAULT false NOT NULL,
	"tampil" boolean DEFAULT true NOT NULL,
	"jumlah_unduh" integer,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", ''))) STORED,
	CONSTRAINT "uq_master_bank_dokumen_judul_versi" UNIQUE NULLS NOT DISTINCT("judul","versi")
);

--> statement-breakpoint
CREATE TABLE "master_status_kelompok" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"urut" integer,
	"warna" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_master_status_kelompok_jenis_kode" UNIQUE NULLS NOT DISTINCT("jenis","kode")
);

--> statement-breakpoint
CREATE TABLE "master_tim_mbkm_prodi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_program_prodi" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"nama_pegawai" text,
	"nip" text,
	"jabatan" text NOT NULL,
	"nomor_sk" text NOT NULL,
	"tanggal_sk" date NOT NULL,
	"berkas_sk" uuid,
	"berlaku_mulai" date NOT NULL,
	"berlaku_sampai" date NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_pegawai", '') || ' ' || coalesce("nip", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "master_tim_konversi_prodi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_program_prodi" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"nama_pegawai" text,
	"nip" text,
	"jabatan" text NOT NULL,
	"nomor_sk" text NOT NULL,
	"tanggal_sk" date NOT NULL,
	"berkas_sk" uuid,
	"berlaku_mulai" date NOT NULL,
	"berlaku_sampai" date NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_pegawai", '') || ' ' || coalesce("nip", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "master_tim_penilai_prodi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_program_prodi" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"nama_pegawai" text,
	"nip" text,
	"jabatan" text NOT NULL,
	"nomor_sk" text NOT NULL,
	"tanggal_sk" date NOT NULL,
	"berkas_sk" uuid,
	"berlaku_mulai" date NOT NULL,
	"berlaku_sampai" date NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_pegawai", '') || ' ' || coalesce("nip", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "mbkm_pendaftar_program_mbkm" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nomor_pendaftaran" text,
	"id_mahasiswa" uuid NOT NULL,
	"npm" text,
	"nama_mahasiswa" text,
	"id_program_prodi" uuid NOT NULL,
	"id_program" uuid NOT NULL,
	"id_periode" uuid NOT NULL,
	"id_jenis_mbkm" uuid NOT NULL,
	"kode_jenis_mbkm" text NOT NULL,
	"jalur" text NOT NULL,
	"id_program_ditawarkan" uuid,
	"id_mitra" uuid,
	"nama_mitra" text,
	"id_pic_mitra" uuid,
	"id_posisi_kegiatan_topik" uuid,
	"judul_kegiatan" text,
	"semester" integer,
	"ipk" numeric(3,2),
	"sks_tempuh" integer,
	"sks_krs" integer,
	"tanggal_mulai" date,
	"tanggal_selesai" date,
	"id_dosen_pembimbing" uuid,
	"nama_pembimbing_lapangan" text,
	"email_pembimbing_lapangan" text,
	"telepon_pembimbing_lapangan" text,
	"status" text NOT NULL,
	"tahap_aktif" text,
	"status_konversi" text NOT NULL,
	"status_review_nilai" text,
	"id_paket_konversi" uuid,
	"total_sks_diajukan" integer,
	"total_sks_diakui" integer,
	"ada_matkul_kkn" boolean DEFAULT false NOT NULL,
	"matkul_dinilai" text,
	"nama_matkul_kkn" text,
	"nilai_matkul_kkn" numeric(5,2),
	"nilai_mitra" numeric(5,2),
	"nilai_dosen" numeric(5,2),
	"nilai_tim" numeric(5,2),
	"nilai_akhir" numeric(5,2),
	"nilai_huruf" text,
	"nilai_mutu" numeric(3,2),
	"ips_konversi" numeric(3,2),
	"tanggal_final" timestamptz,
	"revisi_dibuka" timestamptz,
	"status_siamik" text,
	"tanggal_kirim_siamik" timestamptz,
	"pesan_siamik" text,
	"tanggal_daftar" timestamptz,
	"sumber_data" text,
	"alasan_mundur" text,
	"surat_mundur" uuid,
	"catatan_terakhir" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", '') || ' ' || coalesce("nomor_pendaftaran", '') || ' ' || coalesce("nama_mitra", '') || ' ' || coalesce("judul_kegiatan", ''))) STORED,
	CONSTRAINT "uq_mbkm_pendaftar_program_mbkm_nomor_pendaftaran" UNIQUE("nomor_pendaftaran")
);

--> statement-breakpoint
CREATE TABLE "mbkm_pendaftar_tahap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"urutan" integer NOT NULL,
	"tahap" text NOT NULL,
	"status" text NOT NULL,
	"id_user" uuid,
	"waktu" timestamptz,
	"catatan" text,
	CONSTRAINT "uq_mbkm_pendaftar_tahap_id_pendaftar_mbkm_urutan" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","urutan")
);

--> statement-breakpoint
CREATE TABLE "mbkm_catatan_monitoring" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"tanggal" date NOT NULL,
	"metode" text NOT NULL,
	"kondisi" text NOT NULL,
	"temuan" text NOT NULL,
	"rekomendasi" text,
	"tindak_lanjut" text,
	"berkas" uuid,
	"id_penulis" uuid,
	"selesai_ditindaklanjuti" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("temuan", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "nilai_skala" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode_skala" text NOT NULL,
	"id_periode_mulai" uuid,
	"keterangan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode_skala", '') || ' ' || coalesce("keterangan", ''))) STORED,
	CONSTRAINT "uq_nilai_skala_kode_skala" UNIQUE("kode_skala"),
	CONSTRAINT "uq_nilai_skala_id_periode_mulai" UNIQUE("id_periode_mulai")
);

--> statement-breakpoint
CREATE TABLE "nilai_skala_baris" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"huruf" text NOT NULL,
	"batas_bawah" numeric(5,2) NOT NULL,
	"mutu" numeric(3,2) NOT NULL,
	"lulus" boolean DEFAULT false NOT NULL,
	"keterangan" text
);

--> statement-breakpoint
CREATE TABLE "nilai_komponen_penilaian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode_jenis_mbkm" text NOT NULL,
	"jenis_penilai" text NOT NULL,
	"ringkasan" text,
	CONSTRAINT "uq_nilai_komponen_penilaian_kode_jenis_mbkm_jenis_penilai" UNIQUE NULLS NOT DISTINCT("kode_jenis_mbkm","jenis_penilai")
);

--> statement-breakpoint
CREATE TABLE "nilai_komponen_penilaian_komponen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"nama" text NOT NULL,
	"keterangan" text,
	"bobot" integer NOT NULL,
	"tingkat" text NOT NULL,
	"nilai_saran" text NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "nilai_bobot_penilaian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode_jenis_mbkm" text NOT NULL,
	"id_program" uuid,
	"bobot_mitra" integer NOT NULL,
	"bobot_dosen" integer NOT NULL,
	"bobot_tim" integer NOT NULL,
	CONSTRAINT "uq_nilai_bobot_penilaian_kode_jenis_mbkm_id_program" UNIQUE NULLS NOT DISTINCT("kode_jenis_mbkm","id_program")
);

--> statement-breakpoint
CREATE TABLE "nilai_penilaian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"jenis_penilai" text NOT NULL,
	"nilai_angka" numeric(5,2),
	"catatan" text,
	"saran_pengembangan" text,
	"diwakilkan" boolean DEFAULT false NOT NULL,
	"berkas_formulir" uuid,
	"id_penilai" uuid,
	"waktu_kirim" timestamptz,
	"bobot_mitra" integer,
	"bobot_dosen" integer,
	"bobot_tim" integer,
	"status" text NOT NULL,
	CONSTRAINT "uq_nilai_penilaian_id_pendaftar_mbkm_jenis_penilai" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","jenis_penilai")
);

--> statement-breakpoint
CREATE TABLE "nilai_penilaian_rincian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_komponen_penilaian" text NOT NULL,
	"nama" text NOT NULL,
	"bobot" integer NOT NULL,
	"nilai" numeric(5,2)
);

--> statement-breakpoint
CREATE TABLE "magang_mitra_terlibat_program" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text,
	"id_mitra" uuid NOT NULL,
	"id_program" uuid NOT NULL,
	"id_periode" uuid NOT NULL,
	"id_pic_mitra" uuid,
	"nomor_kerja_sama" text,
	"tanggal_mulai_kerja_sama" date,
	"tanggal_akhir_kerja_sama" date,
	"berkas_kerja_sama" uuid,
	"kuota_total" integer NOT NULL,
	"kuota_terpakai" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_magang_mitra_terlibat_program_id_mitra_id_program_id_periode" UNIQUE NULLS NOT DISTINCT("id_mitra","id_program","id_periode")
);

--> statement-breakpoint
CREATE TABLE "magang_program_ditawarkan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_mitra_terlibat_program" uuid NOT NULL,
	"id_mitra" uuid NOT NULL,
	"nama_mitra" text,
	"id_program" uuid NOT NULL,
	"id_periode" uuid NOT NULL,
	"id_posisi_kegiatan_topik" uuid,
	"nama_posisi" text NOT NULL,
	"deskripsi" text NOT NULL,
	"kualifikasi" text NOT NULL,
	"fasilitas" text,
	"id_program_prodi_tujuan" uuid[] DEFAULT '{}' NOT NULL,
	"semua_prodi" boolean DEFAULT false NOT NULL,
	"kuota" integer NOT NULL,
	"terisi" integer,
	"semester_min" integer,
	"ipk_min" numeric(3,2),
	"estimasi_sks" integer,
	"lokasi" text,
	"id_kabupaten" text,
	"skema_kerja" text,
	"uang_saku" bigint,
	"tanggal_buka" date NOT NULL,
	"tanggal_tutup" date NOT NULL,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_posisi", '') || ' ' || coalesce("nama_mitra", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "magang_pendaftar_magang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"nama_mitra_usulan" text,
	"bidang_usaha_usulan" text,
	"alamat_mitra_usulan" text,
	"kontak_mitra_usulan" text,
	"situs_mitra_usulan" text,
	"posisi" text,
	"deskripsi_tugas" text,
	"skema_kerja" text,
	"jam_per_minggu" integer,
	"uang_saku" bigint,
	"batch_pmmb" text,
	"nomor_peserta_pmmb" text,
	"jenis_sertifikat" text,
	"berkas_cv" uuid,
	"berkas_transkrip" uuid,
	"berkas_pakta_integritas" uuid,
	"berkas_proposal" uuid,
	"berkas_surat_penerimaan" uuid,
	"berkas_rekomendasi" uuid,
	"berkas_asuransi" uuid,
	CONSTRAINT "uq_magang_pendaftar_magang_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
CREATE TABLE "konversi_matkul_paket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_paket_konversi" uuid NOT NULL,
	"id_matkul" uuid NOT NULL,
	"kode_matkul" text,
	"nama_matkul" text,
	"sks" integer,
	"adalah_matkul_kkn" boolean DEFAULT false NOT NULL,
	"wajib" boolean DEFAULT false NOT NULL,
	"capaian" text,
	"urutan" integer,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode_matkul", '') || ' ' || coalesce("nama_matkul", ''))) STORED,
	CONSTRAINT "uq_konversi_matkul_paket_id_paket_konversi_id_matkul" UNIQUE NULLS NOT DISTINCT("id_paket_konversi","id_matkul")
);

--> statement-breakpoint
CREATE TABLE "konversi_terpilih_awal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_matkul_paket_konversi" uuid NOT NULL,
	"sks" integer,
	"alasan" text,
	"kode_matkul_asal" text,
	"nama_matkul_asal" text,
	"sks_asal" integer,
	"nilai_huruf_asal" text,
	"nilai_angka_asal" numeric(5,2),
	"rekomendasi_dosen" text,
	"catatan_dosen" text,
	"keputusan" text,
	"catatan_keputusan" text,
	CONSTRAINT "uq_konversi_terpilih_awal_id_pendaftar_mbkm_id_matkul__1st2tv9" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","id_matkul_paket_konversi")
);

--> statement-breakpoint
CREATE TABLE "konversi_terpilih_final" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_matkul_paket_konversi" uuid NOT NULL,
	"id_terpilih_awal" uuid,
	"sks_diakui" integer NOT NULL,
	"adalah_matkul_kkn" boolean DEFAULT false NOT NULL,
	"nilai_angka" numeric(5,2),
	"nilai_huruf" text,
	"nilai_mutu" numeric(3,2),
	"lulus" boolean DEFAULT false NOT NULL,
	"catatan" text,
	"id_penilai" uuid,
	"waktu_nilai" timestamptz,
	"ada_di_krs" boolean DEFAULT false NOT NULL,
	"status_siamik" text,
	"pesan_siamik" text,
	CONSTRAINT "uq_konversi_terpilih_final_id_pendaftar_mbkm_id_matkul_1dr4joi" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","id_matkul_paket_konversi")
);

--> statement-breakpoint
CREATE TABLE "magang_logbook_magang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_klien" text,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_mahasiswa" uuid,
	"npm" text,
	"nama_mahasiswa" text,
	"tanggal" date NOT NULL,
	"jam_mulai" text NOT NULL,
	"jam_selesai" text NOT NULL,
	"durasi_jam" numeric(4,2),
	"tempat" text NOT NULL,
	"kegiatan" text NOT NULL,
	"uraian" text NOT NULL,
	"hasil" text,
	"kendala" text,
	"rencana" text,
	"id_terpilih_final" uuid[] DEFAULT '{}' NOT NULL,
	"ditulis_pada" timestamptz,
	"dari_salinan" boolean DEFAULT false NOT NULL,
	"paraf_mitra" boolean DEFAULT false NOT NULL,
	"komentar_mitra" text,
	"waktu_paraf" timestamptz,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kegiatan", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_magang_logbook_magang_id_klien" UNIQUE("id_klien")
);

--> statement-breakpoint
CREATE TABLE "magang_logbook_magang_dokumen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"berkas" uuid NOT NULL,
	"keterangan" text,
	"id_klien" text
);

--> statement-breakpoint
CREATE TABLE "magang_luaran_magang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_mahasiswa" uuid,
	"npm" text,
	"nama_mahasiswa" text,
	"id_jenis_luaran" uuid NOT NULL,
	"kode_jenis_luaran" text,
	"judul" text NOT NULL,
	"abstrak" text,
	"tautan" text,
	"berkas" uuid,
	"berkas_pengesahan" uuid,
	"persen_kemiripan" numeric(5,2),
	"tanggal_unggah" timestamptz,
	"revisi_ke" integer,
	"nilai" numeric(5,2),
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "konversi_revisi_nilai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nomor" text,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"npm" text,
	"nama_mahasiswa" text,
	"id_program_prodi" uuid,
	"id_program" uuid,
	"kode_jenis_mbkm" text,
	"alasan" text NOT NULL,
	"berkas_pendukung" uuid NOT NULL,
	"id_pemohon" uuid,
	"nama_pemohon" text,
	"peran_pemohon" text,
	"id_penerus" uuid,
	"tanggal_pengajuan" timestamptz,
	"status" text NOT NULL,
	"catatan_keputusan" text,
	"id_pemutus" uuid,
	"waktu_putusan" timestamptz,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nomor", '') || ' ' || coalesce("npm", '') || ' ' || coalesce("nama_mahasiswa", ''))) STORED,
	CONSTRAINT "uq_konversi_revisi_nilai_nomor" UNIQUE("nomor")
);

--> statement-breakpoint
CREATE TABLE "konversi_revisi_nilai_rincian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_terpilih_final" uuid NOT NULL,
	"kode_matkul" text,
	"nama_matkul" text,
	"nilai_angka_lama" numeric(5,2),
	"nilai_huruf_lama" text,
	"nilai_angka_baru" numeric(5,2),
	"nilai_huruf_baru" text
);

--> statement-breakpoint
CREATE TABLE "konversi_riwayat_nilai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_terpilih_final" uuid NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"kode_matkul" text,
	"nama_matkul" text,
	"sumber" text NOT NULL,
	"nilai_angka_lama" numeric(5,2),
	"nilai_huruf_lama" text,
	"nilai_angka_baru" numeric(5,2),
	"nilai_huruf_baru" text,
	"alasan" text,
	"id_revisi_nilai" uuid,
	"id_user" text,
	"nama_user" text,
	"nama_role" text,
	"waktu" timestamptz NOT NULL
);

--> statement-breakpoint
CREATE TABLE "kkn_gelombang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"tema" text,
	"id_periode" uuid NOT NULL,
	"id_program" uuid NOT NULL,
	"tanggal_buka" date NOT NULL,
	"tanggal_tutup" date NOT NULL,
	"tanggal_pembekalan" date,
	"tanggal_berangkat" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"batas_proposal" date NOT NULL,
	"batas_luaran" date NOT NULL,
	"batas_nilai" date NOT NULL,
	"min_sks" integer NOT NULL,
	"min_ipk" numeric(3,2) NOT NULL,
	"min_semester" integer NOT NULL,
	"mode_kelompok" text NOT NULL,
	"ukuran_min" integer NOT NULL,
	"ukuran_maks" integer NOT NULL,
	"min_fakultas" integer NOT NULL,
	"maks_per_prodi" integer NOT NULL,
	"min_persen_gender" integer NOT NULL,
	"maks_kelompok_per_dpl" integer NOT NULL,
	"maks_kelompok_per_pic" integer NOT NULL,
	"hari_tanggap_dpl" integer NOT NULL,
	"hari_wajib_per_minggu" integer NOT NULL,
	"hari_log_mundur" integer NOT NULL,
	"hari_log_terlambat" integer NOT NULL,
	"min_persen_log" integer NOT NULL,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("tema", ''))) STORED,
	CONSTRAINT "uq_kkn_gelombang_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "kkn_desa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_gelombang" uuid NOT NULL,
	"id_kelurahan" text NOT NULL,
	"desa" text,
	"kecamatan" text,
	"id_kabupaten" text,
	"lintang" numeric(9,6),
	"bujur" numeric(9,6),
	"alamat_posko" text,
	"kuota_mahasiswa" integer NOT NULL,
	"kuota_kelompok" integer NOT NULL,
	"terisi" integer,
	"sisa_kuota" integer,
	"jumlah_kelompok" integer,
	"nama_kepala_desa" text NOT NULL,
	"no_hp_kepala_desa" text NOT NULL,
	"nama_pembimbing_desa" text,
	"no_hp_pembimbing_desa" text,
	"potensi" text,
	"permasalahan" text,
	"jarak_km" numeric(6,1),
	"waktu_tempuh_menit" integer,
	"sinyal" text NOT NULL,
	"ada_faskes" boolean DEFAULT false NOT NULL,
	"surat_kesediaan" uuid,
	"foto" uuid,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("desa", '') || ' ' || coalesce("kecamatan", ''))) STORED,
	CONSTRAINT "uq_kkn_desa_id_gelombang_id_kelurahan" UNIQUE NULLS NOT DISTINCT("id_gelombang","id_kelurahan")
);

--> statement-breakpoint
CREATE TABLE "kkn_desa_kuota_fakultas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_fakultas" uuid NOT NULL,
	"maksimal" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "kkn_dpl" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_gelombang" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"nip" text,
	"nama" text,
	"id_program_prodi" uuid,
	"maks_kelompok" integer,
	"id_kabupaten" text,
	"bidang_keahlian" text,
	"nomor_sk" text,
	"tanggal_sk" date,
	"berkas_sk" uuid,
	"sudah_pembekalan" boolean DEFAULT false NOT NULL,
	"terima_pengajuan" boolean DEFAULT true NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"jumlah_kelompok" integer,
	"jumlah_mahasiswa" integer,
	"sisa" integer,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("nip", ''))) STORED,
	CONSTRAINT "uq_kkn_dpl_id_gelombang_id_pegawai" UNIQUE NULLS NOT DISTINCT("id_gelombang","id_pegawai")
);

--> statement-breakpoint
CREATE TABLE "kkn_kkn_kelompok" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"id_gelombang" uuid NOT NULL,
	"id_desa" uuid,
	"id_dpl" uuid,
	"id_pic" uuid,
	"asal" text NOT NULL,
	"kode_gabung" text,
	"dikunci" boolean DEFAULT false NOT NULL,
	"nomor_sk" text,
	"berkas_sk" uuid,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_kkn_kkn_kelompok_kode_gabung" UNIQUE("kode_gabung"),
	CONSTRAINT "uq_kkn_kkn_kelompok_id_gelombang_kode" UNIQUE NULLS NOT DISTINCT("id_gelombang","kode")
);

--> statement-breakpoint
CREATE TABLE "kkn_kkn_kelompok_anggota" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_jenis_anggota" uuid NOT NULL,
	"divisi" text,
	"status_anggota" text NOT NULL,
	"tanggal_gabung" date,
	"alasan_keluar" text,
	"buka_sampai" date
);

--> statement-breakpoint
CREATE TABLE "kkn_pic_kelompok" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"no_hp" text,
	"jabatan" text,
	CONSTRAINT "uq_kkn_pic_kelompok_id_kelompok" UNIQUE("id_kelompok")
);

--> statement-breakpoint
CREATE TABLE "kkn_memilih_dospem" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"id_dpl" uuid NOT NULL,
	"alasan" text NOT NULL,
	"batas_jawaban" timestamptz,
	"status" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "kkn_pendaftaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_gelombang" uuid,
	"id_kelompok" uuid,
	"no_hp" text,
	"alamat_domisili" text,
	"nama_kontak_darurat" text,
	"hubungan_kontak_darurat" text,
	"no_hp_kontak_darurat" text,
	"ukuran_jaket" text,
	"golongan_darah" text,
	"riwayat_penyakit" text,
	"kebutuhan_khusus" text,
	"kendaraan" text,
	"punya_laptop" boolean DEFAULT false NOT NULL,
	"keterampilan" text,
	"bersedia_jadi_ketua" boolean DEFAULT false NOT NULL,
	"pilihan_desa1" uuid,
	"pilihan_desa2" uuid,
	"pilihan_desa3" uuid,
	"berkas_krs" uuid,
	"berkas_transkrip" uuid,
	"berkas_surat_sehat" uuid,
	"berkas_izin_orang_tua" uuid,
	"berkas_asuransi" uuid,
	"pas_foto" uuid,
	"bersedia_ditempatkan" boolean DEFAULT false NOT NULL,
	"pernyataan_benar" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uq_kkn_pendaftaran_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
CREATE TABLE "kkn_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"judul" text NOT NULL,
	"ringkasan" text NOT NULL,
	"analisis_situasi" text NOT NULL,
	"permasalahan" text NOT NULL,
	"solusi" text NOT NULL,
	"sasaran" text NOT NULL,
	"berkas_proposal" uuid NOT NULL,
	"total_anggaran" bigint,
	"terlambat" boolean DEFAULT false NOT NULL,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", ''))) STORED,
	CONSTRAINT "uq_kkn_proposal_id_kelompok" UNIQUE("id_kelompok")
);

--> statement-breakpoint
CREATE TABLE "kkn_proposal_program_kerja" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"nama" text NOT NULL,
	"bidang" text NOT NULL,
	"jenis" text NOT NULL,
	"id_penanggung_jawab" uuid NOT NULL,
	"indikator" text NOT NULL,
	"target" text,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"anggaran" bigint,
	"sumber_dana" text
);

--> statement-breakpoint
CREATE TABLE "kkn_proposal_komentar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"bagian" text NOT NULL,
	"isi" text NOT NULL,
	"penulis" text,
	"waktu" timestamptz,
	"selesai" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "kkn_laporan_harian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_klien" text,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_mahasiswa" uuid,
	"npm" text,
	"nama_mahasiswa" text,
	"tanggal" date NOT NULL,
	"jam_mulai" text NOT NULL,
	"jam_selesai" text NOT NULL,
	"durasi_jam" numeric(4,2),
	"id_kelompok" uuid,
	"judul" text NOT NULL,
	"uraian" text NOT NULL,
	"hasil" text NOT NULL,
	"kendala" text,
	"tindak_lanjut" text,
	"id_program_kerja" uuid,
	"lokasi" text,
	"jumlah_warga" integer,
	"lintang" numeric(9,6),
	"bujur" numeric(9,6),
	"ditulis_pada" timestamptz,
	"dari_salinan" boolean DEFAULT false NOT NULL,
	"tanggal_diajukan" timestamptz,
	"terlambat" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_kkn_laporan_harian_id_klien" UNIQUE("id_klien")
);

--> statement-breakpoint
CREATE TABLE "kkn_laporan_harian_dokumen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"berkas" uuid NOT NULL,
	"keterangan" text,
	"id_klien" text
);

--> statement-breakpoint
CREATE TABLE "kkn_laporan_tugas_mingguan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"minggu_ke" integer NOT NULL,
	"ringkasan" text NOT NULL,
	"rencana_minggu_depan" text NOT NULL,
	"realisasi_anggaran" bigint,
	"lampiran" uuid,
	"tanggal_diajukan" timestamptz,
	"terlambat" boolean DEFAULT false NOT NULL,
	"skor" integer,
	"status" text NOT NULL,
	"catatan" text,
	CONSTRAINT "uq_kkn_laporan_tugas_mingguan_id_kelompok_minggu_ke" UNIQUE NULLS NOT DISTINCT("id_kelompok","minggu_ke")
);

--> statement-breakpoint
CREATE TABLE "kkn_laporan_tugas_mingguan_tugas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_program_kerja" uuid,
	"uraian_tugas" text NOT NULL,
	"id_anggota" uuid NOT NULL,
	"realisasi_persen" integer NOT NULL,
	"jam_kerja" numeric(4,1),
	"kendala" text,
	"solusi" text
);

--> statement-breakpoint
CREATE TABLE "kkn_laporan_perjalanan_dinas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_dpl" uuid NOT NULL,
	"id_kelompok" uuid[] DEFAULT '{}' NOT NULL,
	"jenis_kunjungan" text NOT NULL,
	"nomor_surat_tugas" text NOT NULL,
	"tanggal_surat_tugas" date NOT NULL,
	"berkas_surat_tugas" uuid NOT NULL,
	"tanggal_berangkat" date NOT NULL,
	"tanggal_kembali" date NOT NULL,
	"transportasi" text NOT NULL,
	"maksud" text NOT NULL,
	"hasil" text NOT NULL,
	"temuan" text,
	"rekomendasi" text,
	"biaya_transport" bigint,
	"biaya_penginapan" bigint,
	"uang_harian" bigint,
	"biaya_lain" bigint,
	"total_biaya" bigint,
	"berkas_sppd" uuid NOT NULL,
	"berkas_bukti" uuid,
	"foto" uuid[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nomor_surat_tugas", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "kkn_kkn_luaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid,
	"id_kelompok" uuid,
	"id_mahasiswa" uuid,
	"npm" text,
	"nama_mahasiswa" text,
	"id_syarat_luaran" uuid NOT NULL,
	"id_jenis_luaran" uuid,
	"kode_jenis_luaran" text,
	"judul" text NOT NULL,
	"deskripsi" text,
	"nama_media" text,
	"tanggal_terbit" date,
	"penulis" uuid[] DEFAULT '{}' NOT NULL,
	"tautan" text,
	"berkas" uuid,
	"tanggal_unggah" timestamptz,
	"revisi_ke" integer,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "kkn_usulan_kelompok" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_gelombang" uuid NOT NULL,
	"benih" text NOT NULL,
	"status" text NOT NULL,
	"kemajuan" integer,
	"pertahankan_mandiri" boolean DEFAULT true NOT NULL,
	"skor" integer,
	"dasar" text,
	"isi" jsonb,
	"jejak" jsonb,
	"pesan" text
);

--> statement-breakpoint
CREATE TABLE "kwu_pengaturan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_periode" uuid NOT NULL,
	"tanggal_buka" date NOT NULL,
	"tanggal_tutup" date NOT NULL,
	"daftar_ulang_mulai" date NOT NULL,
	"daftar_ulang_selesai" date NOT NULL,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"batas_laporan_kemajuan" date NOT NULL,
	"batas_laporan_akhir" date NOT NULL,
	"batas_nilai" date NOT NULL,
	"min_semester" integer NOT NULL,
	"min_ipk" numeric(3,2) NOT NULL,
	"ukuran_min" integer NOT NULL,
	"ukuran_maks" integer NOT NULL,
	"min_prodi" integer NOT NULL,
	"maks_kelompok_per_dpl" integer NOT NULL,
	"min_logbook" integer NOT NULL,
	"hari_log_mundur" integer NOT NULL,
	"hari_tanggap_dpl" integer NOT NULL,
	"izinkan_mandiri" boolean DEFAULT true NOT NULL,
	CONSTRAINT "uq_kwu_pengaturan_id_periode" UNIQUE("id_periode")
);

--> statement-breakpoint
CREATE TABLE "kwu_kelompok" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"nama" text NOT NULL,
	"nama_usaha" text NOT NULL,
	"kategori" text NOT NULL,
	"tahap" text NOT NULL,
	"program_eksternal" text,
	"id_periode" uuid NOT NULL,
	"id_program" uuid NOT NULL,
	"id_pengaturan" uuid NOT NULL,
	"id_pegawai_dpl" uuid,
	"kode_gabung" text,
	"perpanjangan" date,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("nama_usaha", ''))) STORED,
	CONSTRAINT "uq_kwu_kelompok_kode_gabung" UNIQUE("kode_gabung"),
	CONSTRAINT "uq_kwu_kelompok_id_periode_nama" UNIQUE NULLS NOT DISTINCT("id_periode","nama")
);

--> statement-breakpoint
CREATE TABLE "kwu_kelompok_anggota" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_mahasiswa" uuid NOT NULL,
	"id_pendaftar_mbkm" uuid,
	"id_jenis_anggota" uuid NOT NULL,
	"jabatan_usaha" text,
	"status_anggota" text NOT NULL,
	"tanggal_gabung" date,
	"alasan_keluar" text,
	"buka_sampai" date
);

--> statement-breakpoint
CREATE TABLE "kwu_pengajuan_dpl" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"alasan" text NOT NULL,
	"batas_jawaban" timestamptz,
	"status" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "kwu_pendaftaran_kwu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_kelompok" uuid,
	"no_hp" text,
	"motivasi" text,
	"pengalaman_usaha" text,
	"berkas_transkrip" uuid,
	"berkas_krs" uuid,
	"berkas_surat_pernyataan" uuid,
	"berkas_ide_usaha" uuid,
	"pernyataan_benar" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uq_kwu_pendaftaran_kwu_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
CREATE TABLE "kwu_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"nama_merek" text,
	"deskripsi" text,
	"tahun_mulai" integer,
	"badan_usaha" text,
	"nib" text,
	"npwp_usaha" text,
	"nomor_izin" text,
	"alamat" text,
	"id_kelurahan" text,
	"lintang" numeric(9,6),
	"bujur" numeric(9,6),
	"website" text,
	"instagram" text,
	"marketplace" text,
	"segmen_pelanggan" text,
	"proposisi_nilai" text,
	"saluran" text,
	"hubungan_pelanggan" text,
	"arus_pendapatan" text,
	"sumber_daya" text,
	"aktivitas_kunci" text,
	"mitra_kunci" text,
	"struktur_biaya" text,
	"modal_awal" bigint,
	"sumber_modal" text,
	"target_omzet_bulanan" bigint,
	"target_biaya_bulanan" bigint,
	"berkas_proposal" uuid,
	"berkas_rab" uuid,
	"logo" uuid,
	"foto_produk" uuid[] DEFAULT '{}' NOT NULL,
	"video_pitch" text,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_merek", ''))) STORED,
	CONSTRAINT "uq_kwu_profile_id_kelompok" UNIQUE("id_kelompok")
);

--> statement-breakpoint
CREATE TABLE "kwu_profile_komentar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"bagian" text NOT NULL,
	"isi" text NOT NULL,
	"penulis" text,
	"waktu" timestamptz,
	"selesai" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "kwu_log_book" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_klien" text,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_mahasiswa" uuid,
	"npm" text,
	"nama_mahasiswa" text,
	"tanggal" date NOT NULL,
	"durasi_jam" numeric(4,1) NOT NULL,
	"id_kelompok" uuid,
	"jenis_kegiatan" text NOT NULL,
	"judul" text NOT NULL,
	"uraian" text NOT NULL,
	"hasil" text NOT NULL,
	"omzet" bigint,
	"pengeluaran" bigint,
	"jumlah_transaksi" integer,
	"kendala" text,
	"tindak_lanjut" text,
	"ditulis_pada" timestamptz,
	"dari_salinan" boolean DEFAULT false NOT NULL,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_kwu_log_book_id_klien" UNIQUE("id_klien")
);

--> statement-breakpoint
CREATE TABLE "kwu_log_book_dokumen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"berkas" uuid NOT NULL,
	"keterangan" text,
	"id_klien" text
);

--> statement-breakpoint
CREATE TABLE "kwu_laporan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kelompok" uuid NOT NULL,
	"jenis" text NOT NULL,
	"ringkasan" text NOT NULL,
	"total_omzet" bigint,
	"total_biaya" bigint,
	"alasan_koreksi" text,
	"berkas" uuid,
	"terlambat" boolean DEFAULT false NOT NULL,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	CONSTRAINT "uq_kwu_laporan_id_kelompok_jenis" UNIQUE NULLS NOT DISTINCT("id_kelompok","jenis")
);

--> statement-breakpoint
CREATE TABLE "kwu_luaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid,
	"id_kelompok" uuid,
	"id_mahasiswa" uuid,
	"npm" text,
	"nama_mahasiswa" text,
	"id_syarat_luaran" uuid NOT NULL,
	"id_jenis_luaran" uuid,
	"kode_jenis_luaran" text,
	"judul" text NOT NULL,
	"deskripsi" text,
	"nama_media" text,
	"tanggal_terbit" date,
	"penulis" uuid[] DEFAULT '{}' NOT NULL,
	"tautan" text,
	"berkas" uuid,
	"tanggal_unggah" timestamptz,
	"revisi_ke" integer,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "portofolio_hki" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis_pemilik" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nomor_pemilik" text,
	"nama_pemilik" text,
	"id_program_prodi" uuid,
	"judul" text NOT NULL,
	"id_kategori_hki" uuid NOT NULL,
	"nomor_permohonan" text NOT NULL,
	"tanggal_permohonan" date NOT NULL,
	"nomor_sertifikat" text,
	"tanggal_sertifikat" date,
	"status_hki" text NOT NULL,
	"pemegang_hak" text NOT NULL,
	"negara" text,
	"tautan" text,
	"deskripsi" text,
	"berkas_sertifikat" uuid,
	"poin" numeric(7,2),
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_pemilik", '') || ' ' || coalesce("nomor_pemilik", '') || ' ' || coalesce("nomor_permohonan", ''))) STORED,
	CONSTRAINT "uq_portofolio_hki_nomor_permohonan" UNIQUE("nomor_permohonan"),
	CONSTRAINT "uq_portofolio_hki_nomor_sertifikat" UNIQUE("nomor_sertifikat")
);

--> statement-breakpoint
CREATE TABLE "portofolio_hki_penulis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"urutan" integer NOT NULL,
	"id_jenis_anggota" uuid,
	"kategori" text NOT NULL,
	"nomor_induk" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nama" text,
	"afiliasi" text,
	"korespondensi" boolean DEFAULT false NOT NULL,
	"poin" numeric(7,2)
);

--> statement-breakpoint
CREATE TABLE "portofolio_jurnal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis_pemilik" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nomor_pemilik" text,
	"nama_pemilik" text,
	"id_program_prodi" uuid,
	"judul" text NOT NULL,
	"nama_jurnal" text NOT NULL,
	"id_kategori_jurnal" uuid NOT NULL,
	"issn" text,
	"eissn" text,
	"volume" text,
	"nomor" text,
	"halaman" text,
	"bulan" integer,
	"tahun" integer NOT NULL,
	"penerbit" text NOT NULL,
	"doi" text,
	"tautan" text NOT NULL,
	"pengindeks" text NOT NULL,
	"status_artikel" text NOT NULL,
	"abstrak" text,
	"berkas_artikel" uuid NOT NULL,
	"poin" numeric(7,2),
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_pemilik", '') || ' ' || coalesce("nomor_pemilik", '') || ' ' || coalesce("nama_jurnal", '') || ' ' || coalesce("doi", ''))) STORED,
	CONSTRAINT "uq_portofolio_jurnal_doi" UNIQUE("doi"),
	CONSTRAINT "uq_portofolio_jurnal_judul_nama_jurnal_tahun" UNIQUE NULLS NOT DISTINCT("judul","nama_jurnal","tahun")
);

--> statement-breakpoint
CREATE TABLE "portofolio_jurnal_penulis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"urutan" integer NOT NULL,
	"id_jenis_anggota" uuid,
	"kategori" text NOT NULL,
	"nomor_induk" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nama" text,
	"afiliasi" text,
	"korespondensi" boolean DEFAULT false NOT NULL,
	"poin" numeric(7,2)
);

--> statement-breakpoint
CREATE TABLE "portofolio_proceeding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis_pemilik" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nomor_pemilik" text,
	"nama_pemilik" text,
	"id_program_prodi" uuid,
	"judul" text NOT NULL,
	"nama_seminar" text NOT NULL,
	"id_kategori_proceeding" uuid NOT NULL,
	"penyelenggara" text NOT NULL,
	"tingkat" text NOT NULL,
	"tempat" text NOT NULL,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"nama_prosiding" text,
	"isbn" text,
	"issn" text,
	"halaman" text,
	"tahun" integer NOT NULL,
	"doi" text,
	"tautan" text,
	"peran" text NOT NULL,
	"pengindeks" text,
	"berkas_makalah" uuid NOT NULL,
	"berkas_sertifikat" uuid NOT NULL,
	"poin" numeric(7,2),
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_pemilik", '') || ' ' || coalesce("nomor_pemilik", '') || ' ' || coalesce("nama_seminar", '') || ' ' || coalesce("doi", ''))) STORED,
	CONSTRAINT "uq_portofolio_proceeding_doi" UNIQUE("doi")
);

--> statement-breakpoint
CREATE TABLE "portofolio_proceeding_penulis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"urutan" integer NOT NULL,
	"id_jenis_anggota" uuid,
	"kategori" text NOT NULL,
	"nomor_induk" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nama" text,
	"afiliasi" text,
	"korespondensi" boolean DEFAULT false NOT NULL,
	"poin" numeric(7,2)
);

--> statement-breakpoint
CREATE TABLE "portofolio_jejaring" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis_pemilik" text,
	"id_mahasiswa" uuid,
	"id_pegawai" uuid,
	"nomor_pemilik" text,
	"nama_pemilik" text,
	"id_program_prodi" uuid,
	"nama_jejaring" text NOT NULL,
	"jenis" text NOT NULL,
	"tingkat" text NOT NULL,
	"negara" text,
	"peran" text NOT NULL,
	"nomor_anggota" text,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date,
	"narahubung" text,
	"kontak" text,
	"tautan" text,
	"manfaat" text,
	"berkas_bukti" uuid NOT NULL,
	"poin" numeric(7,2),
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_jejaring", '') || ' ' || coalesce("nama_pemilik", '') || ' ' || coalesce("nomor_pemilik", ''))) STORED,
	CONSTRAINT "uq_portofolio_jejaring_id_mahasiswa_id_pegawai_nama_je_nbt33t" UNIQUE NULLS NOT DISTINCT("id_mahasiswa","id_pegawai","nama_jejaring","peran","tanggal_mulai")
);

--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "pengaturan_user_role_id_pengaturan_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."pengaturan_role"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "pengaturan_user_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "pengaturan_user_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "pengaturan_user_id_pic_mitra_master_pic_mitra_id_fk" FOREIGN KEY ("id_pic_mitra") REFERENCES "public"."master_pic_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "pengaturan_user_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user_role" ADD CONSTRAINT "pengaturan_user_role_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user_role" ADD CONSTRAINT "pengaturan_user_role_id_role_pengaturan_role_id_fk" FOREIGN KEY ("id_role") REFERENCES "public"."pengaturan_role"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user_role" ADD CONSTRAINT "pengaturan_user_role_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user_role" ADD CONSTRAINT "pengaturan_user_role_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_role" ADD CONSTRAINT "pengaturan_role_id_role_dasar_pengaturan_role_id_fk" FOREIGN KEY ("id_role_dasar") REFERENCES "public"."pengaturan_role"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_menu" ADD CONSTRAINT "pengaturan_menu_id_parent_pengaturan_menu_id_fk" FOREIGN KEY ("id_parent") REFERENCES "public"."pengaturan_menu"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_menu_resources" ADD CONSTRAINT "pengaturan_menu_resources_parent_id_pengaturan_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pengaturan_menu"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_menu_user" ADD CONSTRAINT "pengaturan_menu_user_role_id_pengaturan_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."pengaturan_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_menu_user" ADD CONSTRAINT "pengaturan_menu_user_menu_id_pengaturan_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."pengaturan_menu"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifikasi" ADD CONSTRAINT "notifikasi_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_proses" ADD CONSTRAINT "sinkronisasi_proses_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_rincian" ADD CONSTRAINT "sinkronisasi_rincian_id_proses_sinkronisasi_proses_id_fk" FOREIGN KEY ("id_proses") REFERENCES "public"."sinkronisasi_proses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_sesi" ADD CONSTRAINT "internal_sesi_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_sesi" ADD CONSTRAINT "internal_sesi_id_user_role_pengaturan_user_role_id_fk" FOREIGN KEY ("id_user_role") REFERENCES "public"."pengaturan_user_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_impor" ADD CONSTRAINT "internal_impor_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_impor_baris" ADD CONSTRAINT "internal_impor_baris_id_impor_internal_impor_id_fk" FOREIGN KEY ("id_impor") REFERENCES "public"."internal_impor"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_sandi" ADD CONSTRAINT "internal_sandi_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_sandi_lama" ADD CONSTRAINT "internal_sandi_lama_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_potongan" ADD CONSTRAINT "internal_potongan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD CONSTRAINT "internal_surel_id_notifikasi_notifikasi_id_fk" FOREIGN KEY ("id_notifikasi") REFERENCES "public"."notifikasi"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surat_surat" ADD CONSTRAINT "surat_surat_id_pejabat_surat_pejabat_id_fk" FOREIGN KEY ("id_pejabat") REFERENCES "public"."surat_pejabat"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surat_surat" ADD CONSTRAINT "surat_surat_id_surat_pengganti_surat_surat_id_fk" FOREIGN KEY ("id_surat_pengganti") REFERENCES "public"."surat_surat"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kabupaten" ADD CONSTRAINT "master_kabupaten_id_provinsi_master_provinsi_id_fk" FOREIGN KEY ("id_provinsi") REFERENCES "public"."master_provinsi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kecamatan" ADD CONSTRAINT "master_kecamatan_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kecamatan" ADD CONSTRAINT "master_kecamatan_id_provinsi_master_provinsi_id_fk" FOREIGN KEY ("id_provinsi") REFERENCES "public"."master_provinsi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kelurahan" ADD CONSTRAINT "master_kelurahan_id_kecamatan_master_kecamatan_id_fk" FOREIGN KEY ("id_kecamatan") REFERENCES "public"."master_kecamatan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kelurahan" ADD CONSTRAINT "master_kelurahan_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kelurahan" ADD CONSTRAINT "master_kelurahan_id_provinsi_master_provinsi_id_fk" FOREIGN KEY ("id_provinsi") REFERENCES "public"."master_provinsi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_siamik_fakjur" ADD CONSTRAINT "master_siamik_fakjur_id_induk_master_siamik_fakjur_id_fk" FOREIGN KEY ("id_induk") REFERENCES "public"."master_siamik_fakjur"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_program_prodi" ADD CONSTRAINT "master_program_prodi_id_fakjur_master_siamik_fakjur_id_fk" FOREIGN KEY ("id_fakjur") REFERENCES "public"."master_siamik_fakjur"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_program_prodi" ADD CONSTRAINT "master_program_prodi_id_fakultas_master_siamik_fakjur_id_fk" FOREIGN KEY ("id_fakultas") REFERENCES "public"."master_siamik_fakjur"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_program_prodi" ADD CONSTRAINT "master_program_prodi_id_kaprodi_master_pegawai_id_fk" FOREIGN KEY ("id_kaprodi") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_periode_jadwal" ADD CONSTRAINT "master_periode_jadwal_parent_id_master_periode_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."master_periode"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_periode_jadwal" ADD CONSTRAINT "master_periode_jadwal_id_jenis_mbkm_master_jenis_mbkm_id_fk" FOREIGN KEY ("id_jenis_mbkm") REFERENCES "public"."master_jenis_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kurikulum" ADD CONSTRAINT "master_kurikulum_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kurikulum" ADD CONSTRAINT "master_kurikulum_id_periode_mulai_master_periode_id_fk" FOREIGN KEY ("id_periode_mulai") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mahasiswa" ADD CONSTRAINT "master_mahasiswa_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mahasiswa" ADD CONSTRAINT "master_mahasiswa_id_kurikulum_master_kurikulum_id_fk" FOREIGN KEY ("id_kurikulum") REFERENCES "public"."master_kurikulum"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mahasiswa" ADD CONSTRAINT "master_mahasiswa_id_dosen_wali_master_pegawai_id_fk" FOREIGN KEY ("id_dosen_wali") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mahasiswa" ADD CONSTRAINT "master_mahasiswa_id_kelurahan_master_kelurahan_id_fk" FOREIGN KEY ("id_kelurahan") REFERENCES "public"."master_kelurahan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_pegawai" ADD CONSTRAINT "master_pegawai_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_matakuliah" ADD CONSTRAINT "master_matakuliah_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_matakuliah" ADD CONSTRAINT "master_matakuliah_id_jenis_matkul_master_jenis_matkul_id_fk" FOREIGN KEY ("id_jenis_matkul") REFERENCES "public"."master_jenis_matkul"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_matakuliah" ADD CONSTRAINT "master_matakuliah_id_dosen_koordinator_master_pegawai_id_fk" FOREIGN KEY ("id_dosen_koordinator") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_matkul_kurikulum" ADD CONSTRAINT "master_matkul_kurikulum_id_kurikulum_master_kurikulum_id_fk" FOREIGN KEY ("id_kurikulum") REFERENCES "public"."master_kurikulum"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_matkul_kurikulum" ADD CONSTRAINT "master_matkul_kurikulum_id_matakuliah_master_matakuliah_id_fk" FOREIGN KEY ("id_matakuliah") REFERENCES "public"."master_matakuliah"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_matkul_kurikulum" ADD CONSTRAINT "master_matkul_kurikulum_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_pustaka" ADD CONSTRAINT "master_pustaka_id_matakuliah_master_matakuliah_id_fk" FOREIGN KEY ("id_matakuliah") REFERENCES "public"."master_matakuliah"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_pustaka" ADD CONSTRAINT "master_pustaka_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_paket_konversi" ADD CONSTRAINT "master_paket_konversi_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_paket_konversi" ADD CONSTRAINT "master_paket_konversi_id_kurikulum_master_kurikulum_id_fk" FOREIGN KEY ("id_kurikulum") REFERENCES "public"."master_kurikulum"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_paket_konversi" ADD CONSTRAINT "master_paket_konversi_id_jenis_mbkm_master_jenis_mbkm_id_fk" FOREIGN KEY ("id_jenis_mbkm") REFERENCES "public"."master_jenis_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_paket_konversi" ADD CONSTRAINT "master_paket_konversi_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_paket_konversi" ADD CONSTRAINT "master_paket_konversi_id_posisi_kegiatan_topik_master_posisi_kegiatan_topik_id_fk" FOREIGN KEY ("id_posisi_kegiatan_topik") REFERENCES "public"."master_posisi_kegiatan_topik"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_jenis_luaran" ADD CONSTRAINT "master_jenis_luaran_id_satuan_master_satuan_id_fk" FOREIGN KEY ("id_satuan") REFERENCES "public"."master_satuan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_gudang" ADD CONSTRAINT "master_gudang_id_kelurahan_master_kelurahan_id_fk" FOREIGN KEY ("id_kelurahan") REFERENCES "public"."master_kelurahan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_gudang" ADD CONSTRAINT "master_gudang_id_penanggung_jawab_master_pegawai_id_fk" FOREIGN KEY ("id_penanggung_jawab") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_gudang" ADD CONSTRAINT "master_gudang_id_satuan_master_satuan_id_fk" FOREIGN KEY ("id_satuan") REFERENCES "public"."master_satuan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_program" ADD CONSTRAINT "master_program_id_jenis_mbkm_master_jenis_mbkm_id_fk" FOREIGN KEY ("id_jenis_mbkm") REFERENCES "public"."master_jenis_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_posisi_kegiatan_topik" ADD CONSTRAINT "master_posisi_kegiatan_topik_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_posisi_kegiatan_topik" ADD CONSTRAINT "master_posisi_kegiatan_topik_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_posisi_kegiatan_topik" ADD CONSTRAINT "master_posisi_kegiatan_topik_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mitra" ADD CONSTRAINT "master_mitra_id_jenis_mitra_master_jenis_mitra_id_fk" FOREIGN KEY ("id_jenis_mitra") REFERENCES "public"."master_jenis_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mitra" ADD CONSTRAINT "master_mitra_id_provinsi_master_provinsi_id_fk" FOREIGN KEY ("id_provinsi") REFERENCES "public"."master_provinsi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mitra" ADD CONSTRAINT "master_mitra_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_mitra" ADD CONSTRAINT "master_mitra_id_kelurahan_master_kelurahan_id_fk" FOREIGN KEY ("id_kelurahan") REFERENCES "public"."master_kelurahan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_pic_mitra" ADD CONSTRAINT "master_pic_mitra_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_pic_mitra" ADD CONSTRAINT "master_pic_mitra_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_kampus" ADD CONSTRAINT "master_kampus_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_syarat_luaran" ADD CONSTRAINT "master_syarat_luaran_id_jenis_mbkm_master_jenis_mbkm_id_fk" FOREIGN KEY ("id_jenis_mbkm") REFERENCES "public"."master_jenis_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_syarat_luaran" ADD CONSTRAINT "master_syarat_luaran_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_syarat_luaran" ADD CONSTRAINT "master_syarat_luaran_id_jenis_luaran_master_jenis_luaran_id_fk" FOREIGN KEY ("id_jenis_luaran") REFERENCES "public"."master_jenis_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_syarat_luaran" ADD CONSTRAINT "master_syarat_luaran_id_satuan_master_satuan_id_fk" FOREIGN KEY ("id_satuan") REFERENCES "public"."master_satuan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_bank_dokumen" ADD CONSTRAINT "master_bank_dokumen_id_jenis_mbkm_master_jenis_mbkm_id_fk" FOREIGN KEY ("id_jenis_mbkm") REFERENCES "public"."master_jenis_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_bank_dokumen" ADD CONSTRAINT "master_bank_dokumen_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_bank_dokumen" ADD CONSTRAINT "master_bank_dokumen_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_tim_mbkm_prodi" ADD CONSTRAINT "master_tim_mbkm_prodi_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_tim_mbkm_prodi" ADD CONSTRAINT "master_tim_mbkm_prodi_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_tim_konversi_prodi" ADD CONSTRAINT "master_tim_konversi_prodi_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_tim_konversi_prodi" ADD CONSTRAINT "master_tim_konversi_prodi_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_tim_penilai_prodi" ADD CONSTRAINT "master_tim_penilai_prodi_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "master_tim_penilai_prodi" ADD CONSTRAINT "master_tim_penilai_prodi_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_jenis_mbkm_master_jenis_mbkm_id_fk" FOREIGN KEY ("id_jenis_mbkm") REFERENCES "public"."master_jenis_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_program_ditawarkan_magang_program_ditawarkan_id_fk" FOREIGN KEY ("id_program_ditawarkan") REFERENCES "public"."magang_program_ditawarkan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_pic_mitra_master_pic_mitra_id_fk" FOREIGN KEY ("id_pic_mitra") REFERENCES "public"."master_pic_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_posisi_kegiatan_topik_master_posisi_kegiatan_topik_id_fk" FOREIGN KEY ("id_posisi_kegiatan_topik") REFERENCES "public"."master_posisi_kegiatan_topik"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_dosen_pembimbing_master_pegawai_id_fk" FOREIGN KEY ("id_dosen_pembimbing") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD CONSTRAINT "mbkm_pendaftar_program_mbkm_id_paket_konversi_master_paket_konversi_id_fk" FOREIGN KEY ("id_paket_konversi") REFERENCES "public"."master_paket_konversi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_tahap" ADD CONSTRAINT "mbkm_pendaftar_tahap_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_tahap" ADD CONSTRAINT "mbkm_pendaftar_tahap_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_catatan_monitoring" ADD CONSTRAINT "mbkm_catatan_monitoring_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_catatan_monitoring" ADD CONSTRAINT "mbkm_catatan_monitoring_id_penulis_pengaturan_user_id_fk" FOREIGN KEY ("id_penulis") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_skala" ADD CONSTRAINT "nilai_skala_id_periode_mulai_master_periode_id_fk" FOREIGN KEY ("id_periode_mulai") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_skala_baris" ADD CONSTRAINT "nilai_skala_baris_parent_id_nilai_skala_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nilai_skala"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_komponen_penilaian_komponen" ADD CONSTRAINT "nilai_komponen_penilaian_komponen_parent_id_nilai_komponen_penilaian_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nilai_komponen_penilaian"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_bobot_penilaian" ADD CONSTRAINT "nilai_bobot_penilaian_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_penilaian" ADD CONSTRAINT "nilai_penilaian_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_penilaian" ADD CONSTRAINT "nilai_penilaian_id_penilai_pengaturan_user_id_fk" FOREIGN KEY ("id_penilai") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nilai_penilaian_rincian" ADD CONSTRAINT "nilai_penilaian_rincian_parent_id_nilai_penilaian_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nilai_penilaian"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_mitra_terlibat_program" ADD CONSTRAINT "magang_mitra_terlibat_program_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_mitra_terlibat_program" ADD CONSTRAINT "magang_mitra_terlibat_program_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_mitra_terlibat_program" ADD CONSTRAINT "magang_mitra_terlibat_program_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_mitra_terlibat_program" ADD CONSTRAINT "magang_mitra_terlibat_program_id_pic_mitra_master_pic_mitra_id_fk" FOREIGN KEY ("id_pic_mitra") REFERENCES "public"."master_pic_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_mitra_terlibat_program_magang_mitra_terlibat_program_id_fk" FOREIGN KEY ("id_mitra_terlibat_program") REFERENCES "public"."magang_mitra_terlibat_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_posisi_kegiatan_topik_master_posisi_kegiatan_topik_id_fk" FOREIGN KEY ("id_posisi_kegiatan_topik") REFERENCES "public"."master_posisi_kegiatan_topik"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_pendaftar_magang" ADD CONSTRAINT "magang_pendaftar_magang_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_matkul_paket" ADD CONSTRAINT "konversi_matkul_paket_id_paket_konversi_master_paket_konversi_id_fk" FOREIGN KEY ("id_paket_konversi") REFERENCES "public"."master_paket_konversi"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_matkul_paket" ADD CONSTRAINT "konversi_matkul_paket_id_matkul_master_matakuliah_id_fk" FOREIGN KEY ("id_matkul") REFERENCES "public"."master_matakuliah"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD CONSTRAINT "konversi_terpilih_awal_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD CONSTRAINT "konversi_terpilih_awal_id_matkul_paket_konversi_konversi_matkul_paket_id_fk" FOREIGN KEY ("id_matkul_paket_konversi") REFERENCES "public"."konversi_matkul_paket"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_final" ADD CONSTRAINT "konversi_terpilih_final_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_final" ADD CONSTRAINT "konversi_terpilih_final_id_matkul_paket_konversi_konversi_matkul_paket_id_fk" FOREIGN KEY ("id_matkul_paket_konversi") REFERENCES "public"."konversi_matkul_paket"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_final" ADD CONSTRAINT "konversi_terpilih_final_id_terpilih_awal_konversi_terpilih_awal_id_fk" FOREIGN KEY ("id_terpilih_awal") REFERENCES "public"."konversi_terpilih_awal"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_final" ADD CONSTRAINT "konversi_terpilih_final_id_penilai_pengaturan_user_id_fk" FOREIGN KEY ("id_penilai") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_logbook_magang" ADD CONSTRAINT "magang_logbook_magang_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_logbook_magang" ADD CONSTRAINT "magang_logbook_magang_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_logbook_magang_dokumen" ADD CONSTRAINT "magang_logbook_magang_dokumen_parent_id_magang_logbook_magang_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."magang_logbook_magang"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_luaran_magang" ADD CONSTRAINT "magang_luaran_magang_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_luaran_magang" ADD CONSTRAINT "magang_luaran_magang_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_luaran_magang" ADD CONSTRAINT "magang_luaran_magang_id_jenis_luaran_master_jenis_luaran_id_fk" FOREIGN KEY ("id_jenis_luaran") REFERENCES "public"."master_jenis_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai" ADD CONSTRAINT "konversi_revisi_nilai_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai" ADD CONSTRAINT "konversi_revisi_nilai_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai" ADD CONSTRAINT "konversi_revisi_nilai_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai" ADD CONSTRAINT "konversi_revisi_nilai_id_pemohon_pengaturan_user_id_fk" FOREIGN KEY ("id_pemohon") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai" ADD CONSTRAINT "konversi_revisi_nilai_id_penerus_pengaturan_user_id_fk" FOREIGN KEY ("id_penerus") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai" ADD CONSTRAINT "konversi_revisi_nilai_id_pemutus_pengaturan_user_id_fk" FOREIGN KEY ("id_pemutus") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai_rincian" ADD CONSTRAINT "konversi_revisi_nilai_rincian_parent_id_konversi_revisi_nilai_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."konversi_revisi_nilai"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_revisi_nilai_rincian" ADD CONSTRAINT "konversi_revisi_nilai_rincian_id_terpilih_final_konversi_terpilih_final_id_fk" FOREIGN KEY ("id_terpilih_final") REFERENCES "public"."konversi_terpilih_final"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_riwayat_nilai" ADD CONSTRAINT "konversi_riwayat_nilai_id_terpilih_final_konversi_terpilih_final_id_fk" FOREIGN KEY ("id_terpilih_final") REFERENCES "public"."konversi_terpilih_final"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_riwayat_nilai" ADD CONSTRAINT "konversi_riwayat_nilai_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "konversi_riwayat_nilai" ADD CONSTRAINT "konversi_riwayat_nilai_id_revisi_nilai_konversi_revisi_nilai_id_fk" FOREIGN KEY ("id_revisi_nilai") REFERENCES "public"."konversi_revisi_nilai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_gelombang" ADD CONSTRAINT "kkn_gelombang_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_gelombang" ADD CONSTRAINT "kkn_gelombang_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_desa" ADD CONSTRAINT "kkn_desa_id_gelombang_kkn_gelombang_id_fk" FOREIGN KEY ("id_gelombang") REFERENCES "public"."kkn_gelombang"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_desa" ADD CONSTRAINT "kkn_desa_id_kelurahan_master_kelurahan_id_fk" FOREIGN KEY ("id_kelurahan") REFERENCES "public"."master_kelurahan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_desa" ADD CONSTRAINT "kkn_desa_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_desa_kuota_fakultas" ADD CONSTRAINT "kkn_desa_kuota_fakultas_parent_id_kkn_desa_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kkn_desa"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_desa_kuota_fakultas" ADD CONSTRAINT "kkn_desa_kuota_fakultas_id_fakultas_master_siamik_fakjur_id_fk" FOREIGN KEY ("id_fakultas") REFERENCES "public"."master_siamik_fakjur"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_dpl" ADD CONSTRAINT "kkn_dpl_id_gelombang_kkn_gelombang_id_fk" FOREIGN KEY ("id_gelombang") REFERENCES "public"."kkn_gelombang"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_dpl" ADD CONSTRAINT "kkn_dpl_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_dpl" ADD CONSTRAINT "kkn_dpl_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_dpl" ADD CONSTRAINT "kkn_dpl_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok" ADD CONSTRAINT "kkn_kkn_kelompok_id_gelombang_kkn_gelombang_id_fk" FOREIGN KEY ("id_gelombang") REFERENCES "public"."kkn_gelombang"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok" ADD CONSTRAINT "kkn_kkn_kelompok_id_desa_kkn_desa_id_fk" FOREIGN KEY ("id_desa") REFERENCES "public"."kkn_desa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok" ADD CONSTRAINT "kkn_kkn_kelompok_id_dpl_kkn_dpl_id_fk" FOREIGN KEY ("id_dpl") REFERENCES "public"."kkn_dpl"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok" ADD CONSTRAINT "kkn_kkn_kelompok_id_pic_master_pegawai_id_fk" FOREIGN KEY ("id_pic") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok_anggota" ADD CONSTRAINT "kkn_kkn_kelompok_anggota_parent_id_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok_anggota" ADD CONSTRAINT "kkn_kkn_kelompok_anggota_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_kelompok_anggota" ADD CONSTRAINT "kkn_kkn_kelompok_anggota_id_jenis_anggota_master_jenis_anggota_id_fk" FOREIGN KEY ("id_jenis_anggota") REFERENCES "public"."master_jenis_anggota"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pic_kelompok" ADD CONSTRAINT "kkn_pic_kelompok_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pic_kelompok" ADD CONSTRAINT "kkn_pic_kelompok_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_memilih_dospem" ADD CONSTRAINT "kkn_memilih_dospem_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_memilih_dospem" ADD CONSTRAINT "kkn_memilih_dospem_id_dpl_kkn_dpl_id_fk" FOREIGN KEY ("id_dpl") REFERENCES "public"."kkn_dpl"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pendaftaran" ADD CONSTRAINT "kkn_pendaftaran_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pendaftaran" ADD CONSTRAINT "kkn_pendaftaran_id_gelombang_kkn_gelombang_id_fk" FOREIGN KEY ("id_gelombang") REFERENCES "public"."kkn_gelombang"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pendaftaran" ADD CONSTRAINT "kkn_pendaftaran_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pendaftaran" ADD CONSTRAINT "kkn_pendaftaran_pilihan_desa1_kkn_desa_id_fk" FOREIGN KEY ("pilihan_desa1") REFERENCES "public"."kkn_desa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pendaftaran" ADD CONSTRAINT "kkn_pendaftaran_pilihan_desa2_kkn_desa_id_fk" FOREIGN KEY ("pilihan_desa2") REFERENCES "public"."kkn_desa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_pendaftaran" ADD CONSTRAINT "kkn_pendaftaran_pilihan_desa3_kkn_desa_id_fk" FOREIGN KEY ("pilihan_desa3") REFERENCES "public"."kkn_desa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_proposal" ADD CONSTRAINT "kkn_proposal_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_proposal_program_kerja" ADD CONSTRAINT "kkn_proposal_program_kerja_parent_id_kkn_proposal_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kkn_proposal"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_proposal_program_kerja" ADD CONSTRAINT "kkn_proposal_program_kerja_id_penanggung_jawab_kkn_kkn_kelompok_anggota_id_fk" FOREIGN KEY ("id_penanggung_jawab") REFERENCES "public"."kkn_kkn_kelompok_anggota"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_proposal_komentar" ADD CONSTRAINT "kkn_proposal_komentar_parent_id_kkn_proposal_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kkn_proposal"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian" ADD CONSTRAINT "kkn_laporan_harian_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian" ADD CONSTRAINT "kkn_laporan_harian_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian" ADD CONSTRAINT "kkn_laporan_harian_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian" ADD CONSTRAINT "kkn_laporan_harian_id_program_kerja_kkn_proposal_program_kerja_id_fk" FOREIGN KEY ("id_program_kerja") REFERENCES "public"."kkn_proposal_program_kerja"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian_dokumen" ADD CONSTRAINT "kkn_laporan_harian_dokumen_parent_id_kkn_laporan_harian_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kkn_laporan_harian"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_tugas_mingguan" ADD CONSTRAINT "kkn_laporan_tugas_mingguan_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_tugas_mingguan_tugas" ADD CONSTRAINT "kkn_laporan_tugas_mingguan_tugas_parent_id_kkn_laporan_tugas_mingguan_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kkn_laporan_tugas_mingguan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_tugas_mingguan_tugas" ADD CONSTRAINT "kkn_laporan_tugas_mingguan_tugas_id_program_kerja_kkn_proposal_program_kerja_id_fk" FOREIGN KEY ("id_program_kerja") REFERENCES "public"."kkn_proposal_program_kerja"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_tugas_mingguan_tugas" ADD CONSTRAINT "kkn_laporan_tugas_mingguan_tugas_id_anggota_kkn_kkn_kelompok_anggota_id_fk" FOREIGN KEY ("id_anggota") REFERENCES "public"."kkn_kkn_kelompok_anggota"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_perjalanan_dinas" ADD CONSTRAINT "kkn_laporan_perjalanan_dinas_id_dpl_kkn_dpl_id_fk" FOREIGN KEY ("id_dpl") REFERENCES "public"."kkn_dpl"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_luaran" ADD CONSTRAINT "kkn_kkn_luaran_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_luaran" ADD CONSTRAINT "kkn_kkn_luaran_id_kelompok_kkn_kkn_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kkn_kkn_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_luaran" ADD CONSTRAINT "kkn_kkn_luaran_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_luaran" ADD CONSTRAINT "kkn_kkn_luaran_id_syarat_luaran_master_syarat_luaran_id_fk" FOREIGN KEY ("id_syarat_luaran") REFERENCES "public"."master_syarat_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_kkn_luaran" ADD CONSTRAINT "kkn_kkn_luaran_id_jenis_luaran_master_jenis_luaran_id_fk" FOREIGN KEY ("id_jenis_luaran") REFERENCES "public"."master_jenis_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_usulan_kelompok" ADD CONSTRAINT "kkn_usulan_kelompok_id_gelombang_kkn_gelombang_id_fk" FOREIGN KEY ("id_gelombang") REFERENCES "public"."kkn_gelombang"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_pengaturan" ADD CONSTRAINT "kwu_pengaturan_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok" ADD CONSTRAINT "kwu_kelompok_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok" ADD CONSTRAINT "kwu_kelompok_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok" ADD CONSTRAINT "kwu_kelompok_id_pengaturan_kwu_pengaturan_id_fk" FOREIGN KEY ("id_pengaturan") REFERENCES "public"."kwu_pengaturan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok" ADD CONSTRAINT "kwu_kelompok_id_pegawai_dpl_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai_dpl") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok_anggota" ADD CONSTRAINT "kwu_kelompok_anggota_parent_id_kwu_kelompok_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kwu_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok_anggota" ADD CONSTRAINT "kwu_kelompok_anggota_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok_anggota" ADD CONSTRAINT "kwu_kelompok_anggota_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_kelompok_anggota" ADD CONSTRAINT "kwu_kelompok_anggota_id_jenis_anggota_master_jenis_anggota_id_fk" FOREIGN KEY ("id_jenis_anggota") REFERENCES "public"."master_jenis_anggota"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_pengajuan_dpl" ADD CONSTRAINT "kwu_pengajuan_dpl_id_kelompok_kwu_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kwu_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_pengajuan_dpl" ADD CONSTRAINT "kwu_pengajuan_dpl_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_pendaftaran_kwu" ADD CONSTRAINT "kwu_pendaftaran_kwu_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_pendaftaran_kwu" ADD CONSTRAINT "kwu_pendaftaran_kwu_id_kelompok_kwu_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kwu_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_profile" ADD CONSTRAINT "kwu_profile_id_kelompok_kwu_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kwu_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_profile" ADD CONSTRAINT "kwu_profile_id_kelurahan_master_kelurahan_id_fk" FOREIGN KEY ("id_kelurahan") REFERENCES "public"."master_kelurahan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_profile_komentar" ADD CONSTRAINT "kwu_profile_komentar_parent_id_kwu_profile_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kwu_profile"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_log_book" ADD CONSTRAINT "kwu_log_book_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_log_book" ADD CONSTRAINT "kwu_log_book_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_log_book" ADD CONSTRAINT "kwu_log_book_id_kelompok_kwu_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kwu_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_log_book_dokumen" ADD CONSTRAINT "kwu_log_book_dokumen_parent_id_kwu_log_book_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."kwu_log_book"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_laporan" ADD CONSTRAINT "kwu_laporan_id_kelompok_kwu_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kwu_kelompok"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_luaran" ADD CONSTRAINT "kwu_luaran_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_luaran" ADD CONSTRAINT "kwu_luaran_id_kelompok_kwu_kelompok_id_fk" FOREIGN KEY ("id_kelompok") REFERENCES "public"."kwu_kelompok"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_luaran" ADD CONSTRAINT "kwu_luaran_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_luaran" ADD CONSTRAINT "kwu_luaran_id_syarat_luaran_master_syarat_luaran_id_fk" FOREIGN KEY ("id_syarat_luaran") REFERENCES "public"."master_syarat_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_luaran" ADD CONSTRAINT "kwu_luaran_id_jenis_luaran_master_jenis_luaran_id_fk" FOREIGN KEY ("id_jenis_luaran") REFERENCES "public"."master_jenis_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki" ADD CONSTRAINT "portofolio_hki_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki" ADD CONSTRAINT "portofolio_hki_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki" ADD CONSTRAINT "portofolio_hki_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki" ADD CONSTRAINT "portofolio_hki_id_kategori_hki_master_kategori_hki_id_fk" FOREIGN KEY ("id_kategori_hki") REFERENCES "public"."master_kategori_hki"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki_penulis" ADD CONSTRAINT "portofolio_hki_penulis_parent_id_portofolio_hki_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portofolio_hki"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki_penulis" ADD CONSTRAINT "portofolio_hki_penulis_id_jenis_anggota_master_jenis_anggota_id_fk" FOREIGN KEY ("id_jenis_anggota") REFERENCES "public"."master_jenis_anggota"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki_penulis" ADD CONSTRAINT "portofolio_hki_penulis_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_hki_penulis" ADD CONSTRAINT "portofolio_hki_penulis_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal" ADD CONSTRAINT "portofolio_jurnal_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal" ADD CONSTRAINT "portofolio_jurnal_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal" ADD CONSTRAINT "portofolio_jurnal_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal" ADD CONSTRAINT "portofolio_jurnal_id_kategori_jurnal_master_kategori_jurnal_id_fk" FOREIGN KEY ("id_kategori_jurnal") REFERENCES "public"."master_kategori_jurnal"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal_penulis" ADD CONSTRAINT "portofolio_jurnal_penulis_parent_id_portofolio_jurnal_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portofolio_jurnal"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal_penulis" ADD CONSTRAINT "portofolio_jurnal_penulis_id_jenis_anggota_master_jenis_anggota_id_fk" FOREIGN KEY ("id_jenis_anggota") REFERENCES "public"."master_jenis_anggota"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal_penulis" ADD CONSTRAINT "portofolio_jurnal_penulis_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jurnal_penulis" ADD CONSTRAINT "portofolio_jurnal_penulis_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding" ADD CONSTRAINT "portofolio_proceeding_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding" ADD CONSTRAINT "portofolio_proceeding_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding" ADD CONSTRAINT "portofolio_proceeding_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding" ADD CONSTRAINT "portofolio_proceeding_id_kategori_proceeding_master_kategori_proceeding_id_fk" FOREIGN KEY ("id_kategori_proceeding") REFERENCES "public"."master_kategori_proceeding"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding_penulis" ADD CONSTRAINT "portofolio_proceeding_penulis_parent_id_portofolio_proceeding_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portofolio_proceeding"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding_penulis" ADD CONSTRAINT "portofolio_proceeding_penulis_id_jenis_anggota_master_jenis_anggota_id_fk" FOREIGN KEY ("id_jenis_anggota") REFERENCES "public"."master_jenis_anggota"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding_penulis" ADD CONSTRAINT "portofolio_proceeding_penulis_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding_penulis" ADD CONSTRAINT "portofolio_proceeding_penulis_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jejaring" ADD CONSTRAINT "portofolio_jejaring_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jejaring" ADD CONSTRAINT "portofolio_jejaring_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portofolio_jejaring" ADD CONSTRAINT "portofolio_jejaring_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_urutan" ON "pengaturan_user" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_role_id" ON "pengaturan_user" USING btree ("role_id","name","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_id_program_prodi" ON "pengaturan_user" USING btree ("id_program_prodi","name","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_sumber" ON "pengaturan_user" USING btree ("sumber","name","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_terkunci_sampai" ON "pengaturan_user" USING btree ("terkunci_sampai","name","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_terakhir_masuk" ON "pengaturan_user" USING btree ("terakhir_masuk","name","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_cari" ON "pengaturan_user" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_role_urutan" ON "pengaturan_user_role" USING btree ("id_user", "is_utama" desc, "id_role","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_role_id_role" ON "pengaturan_user_role" USING btree ("id_role","id_user","is_utama" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_role_id_program_prodi" ON "pengaturan_user_role" USING btree ("id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_role_id_mitra" ON "pengaturan_user_role" USING btree ("id_mitra","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_user_role_asal" ON "pengaturan_user_role" USING btree ("asal","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_role_urutan" ON "pengaturan_role" USING btree ("urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_role_id_role_dasar" ON "pengaturan_role" USING btree ("id_role_dasar","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_role_cari" ON "pengaturan_role" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_urutan" ON "pengaturan_menu" USING btree ("urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_id_parent" ON "pengaturan_menu" USING btree ("id_parent","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_app" ON "pengaturan_menu" USING btree ("app","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_posisi_sub_menu" ON "pengaturan_menu" USING btree ("posisi_sub_menu","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_cari" ON "pengaturan_menu" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_resources_parent" ON "pengaturan_menu_resources" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_user_urutan" ON "pengaturan_menu_user" USING btree ("role_id", "urut","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_menu_user_menu_id" ON "pengaturan_menu_user" USING btree ("menu_id","role_id","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_notifikasi_urutan" ON "notifikasi" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_notifikasi_id_user" ON "notifikasi" USING btree ("id_user","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_notifikasi_jenis" ON "notifikasi" USING btree ("jenis","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_notifikasi_dibaca_pada" ON "notifikasi" USING btree ("dibaca_pada","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_log_aktivitas_urutan" ON "pengaturan_log_aktivitas" USING btree ("waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_log_aktivitas_aksi" ON "pengaturan_log_aktivitas" USING btree ("aksi","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_log_aktivitas_id_user" ON "pengaturan_log_aktivitas" USING btree ("id_user","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_log_aktivitas_role_id" ON "pengaturan_log_aktivitas" USING btree ("role_id","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_log_aktivitas_cari" ON "pengaturan_log_aktivitas" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_mbkm_konfigurasi_tipe" ON "mbkm_konfigurasi" USING btree ("tipe","kunci","id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_konfigurasi_cari" ON "mbkm_konfigurasi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_urutan" ON "pengaturan_berita" USING btree ("disematkan" desc, "tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_kategori" ON "pengaturan_berita" USING btree ("kategori","disematkan" desc,"tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_id_jenis_mbkm" ON "pengaturan_berita" USING gin ("id_jenis_mbkm");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_status" ON "pengaturan_berita" USING btree ("status","disematkan" desc,"tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_judul" ON "pengaturan_berita" USING btree ("judul","disematkan" desc,"tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_tanggal_terbit" ON "pengaturan_berita" USING btree ("tanggal_terbit","disematkan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_berita_cari" ON "pengaturan_berita" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_proses_urutan" ON "sinkronisasi_proses" USING btree ("mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_proses_id_user" ON "sinkronisasi_proses" USING btree ("id_user","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_proses_jenis" ON "sinkronisasi_proses" USING btree ("jenis","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_proses_status" ON "sinkronisasi_proses" USING btree ("status","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rincian_urutan" ON "sinkronisasi_rincian" USING btree ("id_proses", "kunci","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rincian_aksi" ON "sinkronisasi_rincian" USING btree ("aksi","id_proses","kunci","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rincian_hasil" ON "sinkronisasi_rincian" USING btree ("hasil","id_proses","kunci","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rincian_cari" ON "sinkronisasi_rincian" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_internal_sesi_urutan" ON "internal_sesi" USING btree ("terakhir_aktif" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sesi_id_user" ON "internal_sesi" USING btree ("id_user","terakhir_aktif" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sesi_id_user_role" ON "internal_sesi" USING btree ("id_user_role","terakhir_aktif" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sesi_berakhir" ON "internal_sesi" USING btree ("berakhir","terakhir_aktif" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_riwayat_urutan" ON "internal_riwayat" USING btree ("id_baris", "waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_riwayat_id_impor" ON "internal_riwayat" USING btree ("id_impor","id_baris","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_impor_urutan" ON "internal_impor" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_impor_id_user" ON "internal_impor" USING btree ("id_user","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_impor_resource" ON "internal_impor" USING btree ("resource","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_impor_status" ON "internal_impor" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_impor_baris_urutan" ON "internal_impor_baris" USING btree ("id_impor", "bagian","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_percobaan_masuk_urutan" ON "internal_percobaan_masuk" USING btree ("waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_percobaan_masuk_kunci" ON "internal_percobaan_masuk" USING btree ("kunci","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sandi_urutan" ON "internal_sandi" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sandi_lama_urutan" ON "internal_sandi_lama" USING btree ("dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sandi_lama_id_user" ON "internal_sandi_lama" USING btree ("id_user","dibuat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_berkas_urutan" ON "internal_berkas" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_berkas_resource" ON "internal_berkas" USING btree ("resource","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_berkas_id_baris" ON "internal_berkas" USING btree ("id_baris","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_berkas_dihapus_pada" ON "internal_berkas" USING btree ("dihapus_pada","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_berkas_kunci" ON "internal_berkas" USING btree ("kunci","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_potongan_urutan" ON "internal_potongan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_surel_urutan" ON "internal_surel" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_surel_status" ON "internal_surel" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_surel_berikutnya" ON "internal_surel" USING btree ("berikutnya","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_surel_kepada" ON "internal_surel" USING btree ("kepada","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_pekerjaan_urutan" ON "internal_pekerjaan" USING btree ("mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_pekerjaan_nama" ON "internal_pekerjaan" USING btree ("nama","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_pejabat_urutan" ON "surat_pejabat" USING btree ("berlaku_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_pejabat_berlaku_sampai" ON "surat_pejabat" USING btree ("berlaku_sampai","berlaku_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_pejabat_cari" ON "surat_pejabat" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_urutan" ON "surat_surat" USING btree ("tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_id_pejabat" ON "surat_surat" USING btree ("id_pejabat","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_id_surat_pengganti" ON "surat_surat" USING btree ("id_surat_pengganti","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_jenis_surat" ON "surat_surat" USING btree ("jenis_surat","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_status" ON "surat_surat" USING btree ("status","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_id_baris" ON "surat_surat" USING btree ("id_baris","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_kunci_segel" ON "surat_surat" USING btree ("kunci_segel","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_nama_penerima" ON "surat_surat" USING btree ("nama_penerima","tanggal_surat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_cari" ON "surat_surat" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_provinsi_sumber" ON "master_provinsi" USING btree ("sumber","id");
--> statement-breakpoint
CREATE INDEX "ix_master_provinsi_cari" ON "master_provinsi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kabupaten_id_provinsi" ON "master_kabupaten" USING btree ("id_provinsi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kabupaten_jenis" ON "master_kabupaten" USING btree ("jenis","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kabupaten_sumber" ON "master_kabupaten" USING btree ("sumber","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kabupaten_cari" ON "master_kabupaten" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kecamatan_id_kabupaten" ON "master_kecamatan" USING btree ("id_kabupaten","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kecamatan_id_provinsi" ON "master_kecamatan" USING btree ("id_provinsi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kecamatan_sumber" ON "master_kecamatan" USING btree ("sumber","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kecamatan_nama" ON "master_kecamatan" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kecamatan_cari" ON "master_kecamatan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_id_kecamatan" ON "master_kelurahan" USING btree ("id_kecamatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_id_kabupaten" ON "master_kelurahan" USING btree ("id_kabupaten","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_id_provinsi" ON "master_kelurahan" USING btree ("id_provinsi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_jenis" ON "master_kelurahan" USING btree ("jenis","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_sumber" ON "master_kelurahan" USING btree ("sumber","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_nama" ON "master_kelurahan" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kelurahan_cari" ON "master_kelurahan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_siamik_fakjur_id_induk" ON "master_siamik_fakjur" USING btree ("id_induk","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_siamik_fakjur_jenis" ON "master_siamik_fakjur" USING btree ("jenis","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_siamik_fakjur_jenjang" ON "master_siamik_fakjur" USING btree ("jenjang","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_siamik_fakjur_cari" ON "master_siamik_fakjur" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_program_prodi_id_fakjur" ON "master_program_prodi" USING btree ("id_fakjur","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_prodi_id_fakultas" ON "master_program_prodi" USING btree ("id_fakultas","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_prodi_id_kaprodi" ON "master_program_prodi" USING btree ("id_kaprodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_prodi_jenjang" ON "master_program_prodi" USING btree ("jenjang","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_prodi_akreditasi" ON "master_program_prodi" USING btree ("akreditasi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_prodi_cari" ON "master_program_prodi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_periode_semester" ON "master_periode" USING btree ("semester","kode" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_periode_status" ON "master_periode" USING btree ("status","kode" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_periode_cari" ON "master_periode" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_periode_jadwal_parent" ON "master_periode_jadwal" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_master_periode_jadwal_id_jenis_mbkm" ON "master_periode_jadwal" USING btree ("id_jenis_mbkm");
--> statement-breakpoint
CREATE INDEX "ix_master_kurikulum_urutan" ON "master_kurikulum" USING btree ("id_program_prodi", "tahun_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_kurikulum_id_periode_mulai" ON "master_kurikulum" USING btree ("id_periode_mulai","id_program_prodi","tahun_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_kurikulum_cari" ON "master_kurikulum" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_id_program_prodi" ON "master_mahasiswa" USING btree ("id_program_prodi","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_id_kurikulum" ON "master_mahasiswa" USING btree ("id_kurikulum","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_id_dosen_wali" ON "master_mahasiswa" USING btree ("id_dosen_wali","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_id_kelurahan" ON "master_mahasiswa" USING btree ("id_kelurahan","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_angkatan" ON "master_mahasiswa" USING btree ("angkatan","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_status_akademik" ON "master_mahasiswa" USING btree ("status_akademik","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_nama" ON "master_mahasiswa" USING btree ("nama","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_semester" ON "master_mahasiswa" USING btree ("semester","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_ipk" ON "master_mahasiswa" USING btree ("ipk","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_sks_lulus" ON "master_mahasiswa" USING btree ("sks_lulus","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mahasiswa_cari" ON "master_mahasiswa" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_urutan" ON "master_pegawai" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_id_program_prodi" ON "master_pegawai" USING btree ("id_program_prodi","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_jenis" ON "master_pegawai" USING btree ("jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_jabatan_fungsional" ON "master_pegawai" USING btree ("jabatan_fungsional","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_nama_lengkap" ON "master_pegawai" USING btree ("nama_lengkap","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_unit_kerja" ON "master_pegawai" USING btree ("unit_kerja","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_email" ON "master_pegawai" USING btree ("email","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pegawai_cari" ON "master_pegawai" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_hari_urutan" ON "master_hari" USING btree ("urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_hari_cari" ON "master_hari" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_matkul_urutan" ON "master_jenis_matkul" USING btree ("urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_matkul_cari" ON "master_jenis_matkul" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_urutan" ON "master_matakuliah" USING btree ("id_program_prodi", "kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_id_jenis_matkul" ON "master_matakuliah" USING btree ("id_jenis_matkul","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_id_dosen_koordinator" ON "master_matakuliah" USING btree ("id_dosen_koordinator","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_kode" ON "master_matakuliah" USING btree ("kode","id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_nama" ON "master_matakuliah" USING btree ("nama","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_sks" ON "master_matakuliah" USING btree ("sks","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matakuliah_cari" ON "master_matakuliah" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_urutan" ON "master_matkul_kurikulum" USING btree ("id_kurikulum", "semester", "kode_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_id_matakuliah" ON "master_matkul_kurikulum" USING btree ("id_matakuliah","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_id_program_prodi" ON "master_matkul_kurikulum" USING btree ("id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_semester" ON "master_matkul_kurikulum" USING btree ("semester","id_kurikulum","kode_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_sifat" ON "master_matkul_kurikulum" USING btree ("sifat","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_kode_mk" ON "master_matkul_kurikulum" USING btree ("kode_mk","id_kurikulum","semester","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_nama_mk" ON "master_matkul_kurikulum" USING btree ("nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_sks" ON "master_matkul_kurikulum" USING btree ("sks","id");
--> statement-breakpoint
CREATE INDEX "ix_master_matkul_kurikulum_cari" ON "master_matkul_kurikulum" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_urutan" ON "master_pustaka" USING btree ("id_matakuliah", "urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_id_program_prodi" ON "master_pustaka" USING btree ("id_program_prodi","id_matakuliah","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_jenis" ON "master_pustaka" USING btree ("jenis","id_matakuliah","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_tipe" ON "master_pustaka" USING btree ("tipe","id_matakuliah","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_tahun" ON "master_pustaka" USING btree ("tahun","id_matakuliah","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_judul" ON "master_pustaka" USING btree ("judul","id_matakuliah","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_pengarang" ON "master_pustaka" USING btree ("pengarang","id_matakuliah","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_urut" ON "master_pustaka" USING btree ("urut","id_matakuliah","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pustaka_cari" ON "master_pustaka" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_urutan" ON "master_paket_konversi" USING btree ("id_program_prodi", "kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_id_kurikulum" ON "master_paket_konversi" USING btree ("id_kurikulum","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_id_jenis_mbkm" ON "master_paket_konversi" USING btree ("id_jenis_mbkm","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_id_program" ON "master_paket_konversi" USING btree ("id_program","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_id_posisi_kegiatan_topik" ON "master_paket_konversi" USING btree ("id_posisi_kegiatan_topik","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_status" ON "master_paket_konversi" USING btree ("status","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_kode" ON "master_paket_konversi" USING btree ("kode","id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_nama" ON "master_paket_konversi" USING btree ("nama","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_total_sks" ON "master_paket_konversi" USING btree ("total_sks","id_program_prodi","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_master_paket_konversi_cari" ON "master_paket_konversi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mbkm_urutan" ON "master_jenis_mbkm" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mbkm_sks_maks" ON "master_jenis_mbkm" USING btree ("sks_maks","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mbkm_kelompok_konversi" ON "master_jenis_mbkm" USING btree ("kelompok_konversi","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mbkm_cari" ON "master_jenis_mbkm" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mitra_urutan" ON "master_jenis_mitra" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mitra_skala" ON "master_jenis_mitra" USING btree ("skala","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_mitra_cari" ON "master_jenis_mitra" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_luaran_urutan" ON "master_jenis_luaran" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_luaran_id_satuan" ON "master_jenis_luaran" USING btree ("id_satuan","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_luaran_isi" ON "master_jenis_luaran" USING btree ("isi","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_luaran_target_portofolio" ON "master_jenis_luaran" USING btree ("target_portofolio","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_luaran_cari" ON "master_jenis_luaran" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_anggota_urutan" ON "master_jenis_anggota" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_anggota_berlaku_untuk" ON "master_jenis_anggota" USING btree ("berlaku_untuk","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_anggota_maks_per_kelompok" ON "master_jenis_anggota" USING btree ("maks_per_kelompok","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_jenis_anggota_cari" ON "master_jenis_anggota" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_satuan_urutan" ON "master_satuan" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_satuan_simbol" ON "master_satuan" USING btree ("simbol","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_satuan_jenis" ON "master_satuan" USING btree ("jenis","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_satuan_cari" ON "master_satuan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_gudang_urutan" ON "master_gudang" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_gudang_id_kelurahan" ON "master_gudang" USING btree ("id_kelurahan","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_gudang_id_penanggung_jawab" ON "master_gudang" USING btree ("id_penanggung_jawab","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_gudang_id_satuan" ON "master_gudang" USING btree ("id_satuan","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_gudang_jenis" ON "master_gudang" USING btree ("jenis","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_gudang_cari" ON "master_gudang" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_hki_urutan" ON "master_kategori_hki" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_hki_tingkat" ON "master_kategori_hki" USING btree ("tingkat","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_hki_poin" ON "master_kategori_hki" USING btree ("poin","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_hki_cari" ON "master_kategori_hki" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_jurnal_urutan" ON "master_kategori_jurnal" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_jurnal_tingkat" ON "master_kategori_jurnal" USING btree ("tingkat","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_jurnal_poin" ON "master_kategori_jurnal" USING btree ("poin","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_jurnal_cari" ON "master_kategori_jurnal" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_proceeding_urutan" ON "master_kategori_proceeding" USING btree ("urut", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_proceeding_tingkat" ON "master_kategori_proceeding" USING btree ("tingkat","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_proceeding_poin" ON "master_kategori_proceeding" USING btree ("poin","urut","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kategori_proceeding_cari" ON "master_kategori_proceeding" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_program_urutan" ON "master_program" USING btree ("id_jenis_mbkm", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_pola_pendaftaran" ON "master_program" USING btree ("pola_pendaftaran","id_jenis_mbkm","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_penyelenggara" ON "master_program" USING btree ("penyelenggara","id_jenis_mbkm","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_program_cari" ON "master_program" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_urutan" ON "master_posisi_kegiatan_topik" USING btree ("id_program", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_id_mitra" ON "master_posisi_kegiatan_topik" USING btree ("id_mitra","id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_id_kabupaten" ON "master_posisi_kegiatan_topik" USING btree ("id_kabupaten","id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_jenis" ON "master_posisi_kegiatan_topik" USING btree ("jenis","id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_moda_kerja" ON "master_posisi_kegiatan_topik" USING btree ("moda_kerja","id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_nama" ON "master_posisi_kegiatan_topik" USING btree ("nama","id_program","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_kuota_default" ON "master_posisi_kegiatan_topik" USING btree ("kuota_default","id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_posisi_kegiatan_topik_cari" ON "master_posisi_kegiatan_topik" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_urutan" ON "master_mitra" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_id_jenis_mitra" ON "master_mitra" USING btree ("id_jenis_mitra","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_id_provinsi" ON "master_mitra" USING btree ("id_provinsi","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_id_kabupaten" ON "master_mitra" USING btree ("id_kabupaten","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_id_kelurahan" ON "master_mitra" USING btree ("id_kelurahan","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_status" ON "master_mitra" USING btree ("status","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_berakhir_mou" ON "master_mitra" USING btree ("berakhir_mou","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_kota" ON "master_mitra" USING btree ("kota","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_jumlah_mahasiswa" ON "master_mitra" USING btree ("jumlah_mahasiswa","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_mitra_cari" ON "master_mitra" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_pic_mitra_urutan" ON "master_pic_mitra" USING btree ("id_mitra", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pic_mitra_id_user" ON "master_pic_mitra" USING btree ("id_user","id_mitra","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pic_mitra_nama" ON "master_pic_mitra" USING btree ("nama","id_mitra","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pic_mitra_jabatan" ON "master_pic_mitra" USING btree ("jabatan","id_mitra","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_pic_mitra_cari" ON "master_pic_mitra" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_kampus_id_kabupaten" ON "master_kampus" USING btree ("id_kabupaten","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kampus_jenis" ON "master_kampus" USING btree ("jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kampus_negara" ON "master_kampus" USING btree ("negara","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kampus_berakhir_mou" ON "master_kampus" USING btree ("berakhir_mou","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_master_kampus_cari" ON "master_kampus" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_syarat_luaran_urutan" ON "master_syarat_luaran" USING btree ("id_jenis_mbkm", "urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_syarat_luaran_id_program" ON "master_syarat_luaran" USING btree ("id_program","id_jenis_mbkm","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_syarat_luaran_id_jenis_luaran" ON "master_syarat_luaran" USING btree ("id_jenis_luaran","id_jenis_mbkm","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_syarat_luaran_id_satuan" ON "master_syarat_luaran" USING btree ("id_satuan","id_jenis_mbkm","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_syarat_luaran_tahap" ON "master_syarat_luaran" USING btree ("tahap","id_jenis_mbkm","urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_syarat_luaran_cari" ON "master_syarat_luaran" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_urutan" ON "master_bank_dokumen" USING btree ("tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_id_jenis_mbkm" ON "master_bank_dokumen" USING btree ("id_jenis_mbkm","tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_id_periode" ON "master_bank_dokumen" USING btree ("id_periode","tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_id_program_prodi" ON "master_bank_dokumen" USING btree ("id_program_prodi","tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_judul" ON "master_bank_dokumen" USING btree ("judul","tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_kategori" ON "master_bank_dokumen" USING btree ("kategori","tanggal_terbit" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_master_bank_dokumen_cari" ON "master_bank_dokumen" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_status_kelompok_urutan" ON "master_status_kelompok" USING btree ("jenis", "urut","id");
--> statement-breakpoint
CREATE INDEX "ix_master_status_kelompok_cari" ON "master_status_kelompok" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_tim_mbkm_prodi_urutan" ON "master_tim_mbkm_prodi" USING btree ("id_program_prodi", "jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_mbkm_prodi_id_pegawai" ON "master_tim_mbkm_prodi" USING btree ("id_pegawai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_mbkm_prodi_jabatan" ON "master_tim_mbkm_prodi" USING btree ("jabatan","id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_mbkm_prodi_berlaku_mulai" ON "master_tim_mbkm_prodi" USING btree ("berlaku_mulai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_mbkm_prodi_berlaku_sampai" ON "master_tim_mbkm_prodi" USING btree ("berlaku_sampai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_mbkm_prodi_cari" ON "master_tim_mbkm_prodi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_tim_konversi_prodi_urutan" ON "master_tim_konversi_prodi" USING btree ("id_program_prodi", "jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_konversi_prodi_id_pegawai" ON "master_tim_konversi_prodi" USING btree ("id_pegawai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_konversi_prodi_jabatan" ON "master_tim_konversi_prodi" USING btree ("jabatan","id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_konversi_prodi_berlaku_mulai" ON "master_tim_konversi_prodi" USING btree ("berlaku_mulai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_konversi_prodi_berlaku_sampai" ON "master_tim_konversi_prodi" USING btree ("berlaku_sampai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_konversi_prodi_cari" ON "master_tim_konversi_prodi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_master_tim_penilai_prodi_urutan" ON "master_tim_penilai_prodi" USING btree ("id_program_prodi", "jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_penilai_prodi_id_pegawai" ON "master_tim_penilai_prodi" USING btree ("id_pegawai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_penilai_prodi_jabatan" ON "master_tim_penilai_prodi" USING btree ("jabatan","id_program_prodi","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_penilai_prodi_berlaku_mulai" ON "master_tim_penilai_prodi" USING btree ("berlaku_mulai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_penilai_prodi_berlaku_sampai" ON "master_tim_penilai_prodi" USING btree ("berlaku_sampai","id_program_prodi","jabatan","id");
--> statement-breakpoint
CREATE INDEX "ix_master_tim_penilai_prodi_cari" ON "master_tim_penilai_prodi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_mbkm_pendaftar_program_mbkm_id_mahasiswa_id_program_muqp04" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_mahasiswa","id_program","id_periode") WHERE "status" not in ('ditolak', 'mengundurkan_diri');
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_urutan" ON "mbkm_pendaftar_program_mbkm" USING btree ("tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_mahasiswa" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_mahasiswa","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_program_prodi" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_program_prodi","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_program" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_program","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_periode" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_periode","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_jenis_mbkm" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_jenis_mbkm","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_program_ditawarkan" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_program_ditawarkan","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_mitra" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_mitra","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_pic_mitra" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_pic_mitra","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_posisi_kegiatan_topik" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_posisi_kegiatan_topik","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_dosen_pembimbing" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_dosen_pembimbing","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_paket_konversi" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_paket_konversi","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_kode_jenis_mbkm" ON "mbkm_pendaftar_program_mbkm" USING btree ("kode_jenis_mbkm","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_jalur" ON "mbkm_pendaftar_program_mbkm" USING btree ("jalur","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_status" ON "mbkm_pendaftar_program_mbkm" USING btree ("status","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_tahap_aktif" ON "mbkm_pendaftar_program_mbkm" USING btree ("tahap_aktif","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_status_konversi" ON "mbkm_pendaftar_program_mbkm" USING btree ("status_konversi","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_status_review_nilai" ON "mbkm_pendaftar_program_mbkm" USING btree ("status_review_nilai","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_nilai_matkul_kkn" ON "mbkm_pendaftar_program_mbkm" USING btree ("nilai_matkul_kkn","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_status_siamik" ON "mbkm_pendaftar_program_mbkm" USING btree ("status_siamik","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_total_sks_diakui" ON "mbkm_pendaftar_program_mbkm" USING btree ("total_sks_diakui","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_tanggal_mulai" ON "mbkm_pendaftar_program_mbkm" USING btree ("tanggal_mulai","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_nilai_mitra" ON "mbkm_pendaftar_program_mbkm" USING btree ("nilai_mitra","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_nilai_dosen" ON "mbkm_pendaftar_program_mbkm" USING btree ("nilai_dosen","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_nilai_tim" ON "mbkm_pendaftar_program_mbkm" USING btree ("nilai_tim","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_npm" ON "mbkm_pendaftar_program_mbkm" USING btree ("npm","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_nama_mahasiswa" ON "mbkm_pendaftar_program_mbkm" USING btree ("nama_mahasiswa","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_tanggal_selesai" ON "mbkm_pendaftar_program_mbkm" USING btree ("tanggal_selesai","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_tanggal_final" ON "mbkm_pendaftar_program_mbkm" USING btree ("tanggal_final","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_updated_at" ON "mbkm_pendaftar_program_mbkm" USING btree ("updated_at","tanggal_daftar" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_cari" ON "mbkm_pendaftar_program_mbkm" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_tahap_urutan" ON "mbkm_pendaftar_tahap" USING btree ("id_pendaftar_mbkm", "urutan","id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_tahap_id_user" ON "mbkm_pendaftar_tahap" USING btree ("id_user","id_pendaftar_mbkm","urutan","id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_tahap_tahap" ON "mbkm_pendaftar_tahap" USING btree ("tahap","id_pendaftar_mbkm","urutan","id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_tahap_status" ON "mbkm_pendaftar_tahap" USING btree ("status","id_pendaftar_mbkm","urutan","id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_catatan_monitoring_urutan" ON "mbkm_catatan_monitoring" USING btree ("tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_catatan_monitoring_id_pendaftar_mbkm" ON "mbkm_catatan_monitoring" USING btree ("id_pendaftar_mbkm","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_catatan_monitoring_id_penulis" ON "mbkm_catatan_monitoring" USING btree ("id_penulis","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_catatan_monitoring_metode" ON "mbkm_catatan_monitoring" USING btree ("metode","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_catatan_monitoring_kondisi" ON "mbkm_catatan_monitoring" USING btree ("kondisi","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_catatan_monitoring_cari" ON "mbkm_catatan_monitoring" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_nilai_skala_id_periode_mulai" ON "nilai_skala" USING btree ("id_periode_mulai","kode_skala","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_skala_cari" ON "nilai_skala" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_nilai_skala_baris_parent" ON "nilai_skala_baris" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_komponen_penilaian_urutan" ON "nilai_komponen_penilaian" USING btree ("kode_jenis_mbkm", "jenis_penilai","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_komponen_penilaian_jenis_penilai" ON "nilai_komponen_penilaian" USING btree ("jenis_penilai","kode_jenis_mbkm","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_komponen_penilaian_komponen_parent" ON "nilai_komponen_penilaian_komponen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_bobot_penilaian_urutan" ON "nilai_bobot_penilaian" USING btree ("kode_jenis_mbkm","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_bobot_penilaian_id_program" ON "nilai_bobot_penilaian" USING btree ("id_program","kode_jenis_mbkm","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_penilaian_urutan" ON "nilai_penilaian" USING btree ("id_pendaftar_mbkm", "jenis_penilai","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_penilaian_id_penilai" ON "nilai_penilaian" USING btree ("id_penilai","id_pendaftar_mbkm","jenis_penilai","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_penilaian_jenis_penilai" ON "nilai_penilaian" USING btree ("jenis_penilai","id_pendaftar_mbkm","id");
--> statement-breakpoint
CREATE INDEX "ix_nilai_penilaian_rincian_parent" ON "nilai_penilaian_rincian" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_magang_mitra_terlibat_program_urutan" ON "magang_mitra_terlibat_program" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_mitra_terlibat_program_id_program" ON "magang_mitra_terlibat_program" USING btree ("id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_mitra_terlibat_program_id_periode" ON "magang_mitra_terlibat_program" USING btree ("id_periode","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_mitra_terlibat_program_id_pic_mitra" ON "magang_mitra_terlibat_program" USING btree ("id_pic_mitra","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_mitra_terlibat_program_tanggal_akhir_kerja_sama" ON "magang_mitra_terlibat_program" USING btree ("tanggal_akhir_kerja_sama","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_mitra_terlibat_program_cari" ON "magang_mitra_terlibat_program" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_urutan" ON "magang_program_ditawarkan" USING btree ("tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_mitra_terlibat_program" ON "magang_program_ditawarkan" USING btree ("id_mitra_terlibat_program","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_mitra" ON "magang_program_ditawarkan" USING btree ("id_mitra","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_program" ON "magang_program_ditawarkan" USING btree ("id_program","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_periode" ON "magang_program_ditawarkan" USING btree ("id_periode","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_posisi_kegiatan_topik" ON "magang_program_ditawarkan" USING btree ("id_posisi_kegiatan_topik","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_kabupaten" ON "magang_program_ditawarkan" USING btree ("id_kabupaten","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_skema_kerja" ON "magang_program_ditawarkan" USING btree ("skema_kerja","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_status" ON "magang_program_ditawarkan" USING btree ("status","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_program_prodi_tujuan" ON "magang_program_ditawarkan" USING gin ("id_program_prodi_tujuan");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_nama_posisi" ON "magang_program_ditawarkan" USING btree ("nama_posisi","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_terisi" ON "magang_program_ditawarkan" USING btree ("terisi","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_kuota" ON "magang_program_ditawarkan" USING btree ("kuota","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_cari" ON "magang_program_ditawarkan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_magang_pendaftar_magang_urutan" ON "magang_pendaftar_magang" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_matkul_paket_urutan" ON "konversi_matkul_paket" USING btree ("id_paket_konversi", "urutan", "kode_matkul","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_matkul_paket_id_matkul" ON "konversi_matkul_paket" USING btree ("id_matkul","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_matkul_paket_cari" ON "konversi_matkul_paket" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_awal_urutan" ON "konversi_terpilih_awal" USING btree ("id_pendaftar_mbkm", "id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_awal_id_matkul_paket_konversi" ON "konversi_terpilih_awal" USING btree ("id_matkul_paket_konversi","id_pendaftar_mbkm","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_awal_rekomendasi_dosen" ON "konversi_terpilih_awal" USING btree ("rekomendasi_dosen","id_pendaftar_mbkm","id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_awal_keputusan" ON "konversi_terpilih_awal" USING btree ("keputusan","id_pendaftar_mbkm","id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_final_urutan" ON "konversi_terpilih_final" USING btree ("id_pendaftar_mbkm", "id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_final_id_matkul_paket_konversi" ON "konversi_terpilih_final" USING btree ("id_matkul_paket_konversi","id_pendaftar_mbkm","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_final_id_terpilih_awal" ON "konversi_terpilih_final" USING btree ("id_terpilih_awal","id_pendaftar_mbkm","id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_final_id_penilai" ON "konversi_terpilih_final" USING btree ("id_penilai","id_pendaftar_mbkm","id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_terpilih_final_status_siamik" ON "konversi_terpilih_final" USING btree ("status_siamik","id_pendaftar_mbkm","id_matkul_paket_konversi","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_urutan" ON "magang_logbook_magang" USING btree ("tanggal" desc, "jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_id_pendaftar_mbkm" ON "magang_logbook_magang" USING btree ("id_pendaftar_mbkm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_id_mahasiswa" ON "magang_logbook_magang" USING btree ("id_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_status" ON "magang_logbook_magang" USING btree ("status","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_npm" ON "magang_logbook_magang" USING btree ("npm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_nama_mahasiswa" ON "magang_logbook_magang" USING btree ("nama_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_tanggal_diajukan" ON "magang_logbook_magang" USING btree ("tanggal_diajukan","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_updated_at" ON "magang_logbook_magang" USING btree ("updated_at","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_cari" ON "magang_logbook_magang" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_dokumen_parent" ON "magang_logbook_magang_dokumen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_urutan" ON "magang_luaran_magang" USING btree ("tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_id_pendaftar_mbkm" ON "magang_luaran_magang" USING btree ("id_pendaftar_mbkm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_id_mahasiswa" ON "magang_luaran_magang" USING btree ("id_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_id_jenis_luaran" ON "magang_luaran_magang" USING btree ("id_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_status" ON "magang_luaran_magang" USING btree ("status","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_kode_jenis_luaran" ON "magang_luaran_magang" USING btree ("kode_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_npm" ON "magang_luaran_magang" USING btree ("npm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_nama_mahasiswa" ON "magang_luaran_magang" USING btree ("nama_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_created_at" ON "magang_luaran_magang" USING btree ("created_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_updated_at" ON "magang_luaran_magang" USING btree ("updated_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_magang_luaran_magang_cari" ON "magang_luaran_magang" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_urutan" ON "konversi_revisi_nilai" USING btree ("tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_id_pendaftar_mbkm" ON "konversi_revisi_nilai" USING btree ("id_pendaftar_mbkm","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_id_program_prodi" ON "konversi_revisi_nilai" USING btree ("id_program_prodi","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_id_program" ON "konversi_revisi_nilai" USING btree ("id_program","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_id_pemohon" ON "konversi_revisi_nilai" USING btree ("id_pemohon","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_id_penerus" ON "konversi_revisi_nilai" USING btree ("id_penerus","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_id_pemutus" ON "konversi_revisi_nilai" USING btree ("id_pemutus","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_kode_jenis_mbkm" ON "konversi_revisi_nilai" USING btree ("kode_jenis_mbkm","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_status" ON "konversi_revisi_nilai" USING btree ("status","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_npm" ON "konversi_revisi_nilai" USING btree ("npm","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_nama_mahasiswa" ON "konversi_revisi_nilai" USING btree ("nama_mahasiswa","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_waktu_putusan" ON "konversi_revisi_nilai" USING btree ("waktu_putusan","tanggal_pengajuan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_cari" ON "konversi_revisi_nilai" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_rincian_parent" ON "konversi_revisi_nilai_rincian" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_revisi_nilai_rincian_id_terpilih_final" ON "konversi_revisi_nilai_rincian" USING btree ("id_terpilih_final");
--> statement-breakpoint
CREATE INDEX "ix_konversi_riwayat_nilai_urutan" ON "konversi_riwayat_nilai" USING btree ("waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_riwayat_nilai_id_terpilih_final" ON "konversi_riwayat_nilai" USING btree ("id_terpilih_final","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_riwayat_nilai_id_pendaftar_mbkm" ON "konversi_riwayat_nilai" USING btree ("id_pendaftar_mbkm","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_riwayat_nilai_id_revisi_nilai" ON "konversi_riwayat_nilai" USING btree ("id_revisi_nilai","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_konversi_riwayat_nilai_sumber" ON "konversi_riwayat_nilai" USING btree ("sumber","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_gelombang_urutan" ON "kkn_gelombang" USING btree ("tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_gelombang_id_periode" ON "kkn_gelombang" USING btree ("id_periode","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_gelombang_id_program" ON "kkn_gelombang" USING btree ("id_program","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_gelombang_status" ON "kkn_gelombang" USING btree ("status","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_gelombang_cari" ON "kkn_gelombang" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_urutan" ON "kkn_desa" USING btree ("kecamatan", "desa","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_id_gelombang" ON "kkn_desa" USING btree ("id_gelombang","kecamatan","desa","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_id_kelurahan" ON "kkn_desa" USING btree ("id_kelurahan","kecamatan","desa","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_id_kabupaten" ON "kkn_desa" USING btree ("id_kabupaten","kecamatan","desa","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_sinyal" ON "kkn_desa" USING btree ("sinyal","kecamatan","desa","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_sisa_kuota" ON "kkn_desa" USING btree ("sisa_kuota","kecamatan","desa","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_cari" ON "kkn_desa" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_kuota_fakultas_parent" ON "kkn_desa_kuota_fakultas" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_desa_kuota_fakultas_id_fakultas" ON "kkn_desa_kuota_fakultas" USING btree ("id_fakultas");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_urutan" ON "kkn_dpl" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_id_gelombang" ON "kkn_dpl" USING btree ("id_gelombang","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_id_pegawai" ON "kkn_dpl" USING btree ("id_pegawai","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_id_program_prodi" ON "kkn_dpl" USING btree ("id_program_prodi","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_id_kabupaten" ON "kkn_dpl" USING btree ("id_kabupaten","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_sisa" ON "kkn_dpl" USING btree ("sisa","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_dpl_cari" ON "kkn_dpl" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_urutan" ON "kkn_kkn_kelompok" USING btree ("kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_id_gelombang" ON "kkn_kkn_kelompok" USING btree ("id_gelombang","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_id_desa" ON "kkn_kkn_kelompok" USING btree ("id_desa","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_id_dpl" ON "kkn_kkn_kelompok" USING btree ("id_dpl","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_id_pic" ON "kkn_kkn_kelompok" USING btree ("id_pic","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_asal" ON "kkn_kkn_kelompok" USING btree ("asal","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_status" ON "kkn_kkn_kelompok" USING btree ("status","kode","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_cari" ON "kkn_kkn_kelompok" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_kkn_kkn_kelompok_anggota_id_pendaftar_mbkm" ON "kkn_kkn_kelompok_anggota" USING btree ("id_pendaftar_mbkm") WHERE "status_anggota" not in ('diundang', 'menolak', 'keluar');
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_anggota_parent" ON "kkn_kkn_kelompok_anggota" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_anggota_id_pendaftar_mbkm" ON "kkn_kkn_kelompok_anggota" USING btree ("id_pendaftar_mbkm");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_kelompok_anggota_id_jenis_anggota" ON "kkn_kkn_kelompok_anggota" USING btree ("id_jenis_anggota");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pic_kelompok_id_pegawai" ON "kkn_pic_kelompok" USING btree ("id_pegawai","id_kelompok","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_kkn_memilih_dospem_id_kelompok" ON "kkn_memilih_dospem" USING btree ("id_kelompok") WHERE "status" not in ('diterima', 'ditolak', 'dibatalkan', 'kedaluwarsa');
--> statement-breakpoint
CREATE INDEX "ix_kkn_memilih_dospem_urutan" ON "kkn_memilih_dospem" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_memilih_dospem_id_kelompok" ON "kkn_memilih_dospem" USING btree ("id_kelompok","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_memilih_dospem_id_dpl" ON "kkn_memilih_dospem" USING btree ("id_dpl","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_memilih_dospem_status" ON "kkn_memilih_dospem" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_memilih_dospem_updated_at" ON "kkn_memilih_dospem" USING btree ("updated_at","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pendaftaran_urutan" ON "kkn_pendaftaran" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pendaftaran_id_gelombang" ON "kkn_pendaftaran" USING btree ("id_gelombang","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pendaftaran_id_kelompok" ON "kkn_pendaftaran" USING btree ("id_kelompok","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pendaftaran_pilihan_desa1" ON "kkn_pendaftaran" USING btree ("pilihan_desa1","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pendaftaran_pilihan_desa2" ON "kkn_pendaftaran" USING btree ("pilihan_desa2","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_pendaftaran_pilihan_desa3" ON "kkn_pendaftaran" USING btree ("pilihan_desa3","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_urutan" ON "kkn_proposal" USING btree ("tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_status" ON "kkn_proposal" USING btree ("status","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_created_at" ON "kkn_proposal" USING btree ("created_at","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_updated_at" ON "kkn_proposal" USING btree ("updated_at","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_cari" ON "kkn_proposal" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_program_kerja_parent" ON "kkn_proposal_program_kerja" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_program_kerja_id_penanggung_jawab" ON "kkn_proposal_program_kerja" USING btree ("id_penanggung_jawab");
--> statement-breakpoint
CREATE INDEX "ix_kkn_proposal_komentar_parent" ON "kkn_proposal_komentar" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_urutan" ON "kkn_laporan_harian" USING btree ("tanggal" desc, "jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_id_pendaftar_mbkm" ON "kkn_laporan_harian" USING btree ("id_pendaftar_mbkm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_id_mahasiswa" ON "kkn_laporan_harian" USING btree ("id_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_id_kelompok" ON "kkn_laporan_harian" USING btree ("id_kelompok","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_id_program_kerja" ON "kkn_laporan_harian" USING btree ("id_program_kerja","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_status" ON "kkn_laporan_harian" USING btree ("status","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_npm" ON "kkn_laporan_harian" USING btree ("npm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_nama_mahasiswa" ON "kkn_laporan_harian" USING btree ("nama_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_tanggal_diajukan" ON "kkn_laporan_harian" USING btree ("tanggal_diajukan","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_updated_at" ON "kkn_laporan_harian" USING btree ("updated_at","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_cari" ON "kkn_laporan_harian" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_dokumen_parent" ON "kkn_laporan_harian_dokumen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_urutan" ON "kkn_laporan_tugas_mingguan" USING btree ("minggu_ke" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_status" ON "kkn_laporan_tugas_mingguan" USING btree ("status","minggu_ke" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_tanggal_diajukan" ON "kkn_laporan_tugas_mingguan" USING btree ("tanggal_diajukan","minggu_ke" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_updated_at" ON "kkn_laporan_tugas_mingguan" USING btree ("updated_at","minggu_ke" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_tugas_parent" ON "kkn_laporan_tugas_mingguan_tugas" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_tugas_id_program_kerja" ON "kkn_laporan_tugas_mingguan_tugas" USING btree ("id_program_kerja");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_tugas_mingguan_tugas_id_anggota" ON "kkn_laporan_tugas_mingguan_tugas" USING btree ("id_anggota");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_urutan" ON "kkn_laporan_perjalanan_dinas" USING btree ("tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_id_dpl" ON "kkn_laporan_perjalanan_dinas" USING btree ("id_dpl","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_id_kelompok" ON "kkn_laporan_perjalanan_dinas" USING gin ("id_kelompok");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_jenis_kunjungan" ON "kkn_laporan_perjalanan_dinas" USING btree ("jenis_kunjungan","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_status" ON "kkn_laporan_perjalanan_dinas" USING btree ("status","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_created_at" ON "kkn_laporan_perjalanan_dinas" USING btree ("created_at","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_updated_at" ON "kkn_laporan_perjalanan_dinas" USING btree ("updated_at","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_perjalanan_dinas_cari" ON "kkn_laporan_perjalanan_dinas" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_urutan" ON "kkn_kkn_luaran" USING btree ("tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_id_pendaftar_mbkm" ON "kkn_kkn_luaran" USING btree ("id_pendaftar_mbkm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_id_kelompok" ON "kkn_kkn_luaran" USING btree ("id_kelompok","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_id_mahasiswa" ON "kkn_kkn_luaran" USING btree ("id_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_id_syarat_luaran" ON "kkn_kkn_luaran" USING btree ("id_syarat_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_id_jenis_luaran" ON "kkn_kkn_luaran" USING btree ("id_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_status" ON "kkn_kkn_luaran" USING btree ("status","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_kode_jenis_luaran" ON "kkn_kkn_luaran" USING btree ("kode_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_npm" ON "kkn_kkn_luaran" USING btree ("npm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_nama_mahasiswa" ON "kkn_kkn_luaran" USING btree ("nama_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_created_at" ON "kkn_kkn_luaran" USING btree ("created_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_updated_at" ON "kkn_kkn_luaran" USING btree ("updated_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_kkn_luaran_cari" ON "kkn_kkn_luaran" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_usulan_kelompok_urutan" ON "kkn_usulan_kelompok" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_usulan_kelompok_id_gelombang" ON "kkn_usulan_kelompok" USING btree ("id_gelombang","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengaturan_urutan" ON "kwu_pengaturan" USING btree ("tanggal_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_urutan" ON "kwu_kelompok" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_id_periode" ON "kwu_kelompok" USING btree ("id_periode","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_id_program" ON "kwu_kelompok" USING btree ("id_program","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_id_pengaturan" ON "kwu_kelompok" USING btree ("id_pengaturan","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_id_pegawai_dpl" ON "kwu_kelompok" USING btree ("id_pegawai_dpl","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_jenis" ON "kwu_kelompok" USING btree ("jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_kategori" ON "kwu_kelompok" USING btree ("kategori","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_status" ON "kwu_kelompok" USING btree ("status","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_tahap" ON "kwu_kelompok" USING btree ("tahap","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_program_eksternal" ON "kwu_kelompok" USING btree ("program_eksternal","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_created_at" ON "kwu_kelompok" USING btree ("created_at","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_updated_at" ON "kwu_kelompok" USING btree ("updated_at","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_cari" ON "kwu_kelompok" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_kwu_kelompok_anggota_id_pendaftar_mbkm" ON "kwu_kelompok_anggota" USING btree ("id_pendaftar_mbkm") WHERE "status_anggota" not in ('diundang', 'menolak', 'keluar');
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_anggota_parent" ON "kwu_kelompok_anggota" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_anggota_id_mahasiswa" ON "kwu_kelompok_anggota" USING btree ("id_mahasiswa");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_anggota_id_pendaftar_mbkm" ON "kwu_kelompok_anggota" USING btree ("id_pendaftar_mbkm");
--> statement-breakpoint
CREATE INDEX "ix_kwu_kelompok_anggota_id_jenis_anggota" ON "kwu_kelompok_anggota" USING btree ("id_jenis_anggota");
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_kwu_pengajuan_dpl_id_kelompok" ON "kwu_pengajuan_dpl" USING btree ("id_kelompok") WHERE "status" not in ('diterima', 'ditolak', 'dibatalkan', 'kedaluwarsa');
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengajuan_dpl_urutan" ON "kwu_pengajuan_dpl" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengajuan_dpl_id_kelompok" ON "kwu_pengajuan_dpl" USING btree ("id_kelompok","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengajuan_dpl_id_pegawai" ON "kwu_pengajuan_dpl" USING btree ("id_pegawai","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengajuan_dpl_status" ON "kwu_pengajuan_dpl" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengajuan_dpl_updated_at" ON "kwu_pengajuan_dpl" USING btree ("updated_at","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pendaftaran_kwu_urutan" ON "kwu_pendaftaran_kwu" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pendaftaran_kwu_id_kelompok" ON "kwu_pendaftaran_kwu" USING btree ("id_kelompok","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_urutan" ON "kwu_profile" USING btree ("tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_id_kelurahan" ON "kwu_profile" USING btree ("id_kelurahan","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_badan_usaha" ON "kwu_profile" USING btree ("badan_usaha","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_status" ON "kwu_profile" USING btree ("status","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_created_at" ON "kwu_profile" USING btree ("created_at","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_updated_at" ON "kwu_profile" USING btree ("updated_at","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_cari" ON "kwu_profile" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kwu_profile_komentar_parent" ON "kwu_profile_komentar" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_urutan" ON "kwu_log_book" USING btree ("tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_id_pendaftar_mbkm" ON "kwu_log_book" USING btree ("id_pendaftar_mbkm","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_id_mahasiswa" ON "kwu_log_book" USING btree ("id_mahasiswa","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_id_kelompok" ON "kwu_log_book" USING btree ("id_kelompok","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_status" ON "kwu_log_book" USING btree ("status","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_npm" ON "kwu_log_book" USING btree ("npm","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_nama_mahasiswa" ON "kwu_log_book" USING btree ("nama_mahasiswa","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_tanggal_diajukan" ON "kwu_log_book" USING btree ("tanggal_diajukan","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_updated_at" ON "kwu_log_book" USING btree ("updated_at","tanggal" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_cari" ON "kwu_log_book" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_dokumen_parent" ON "kwu_log_book_dokumen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_laporan_urutan" ON "kwu_laporan" USING btree ("tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_laporan_jenis" ON "kwu_laporan" USING btree ("jenis","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_laporan_status" ON "kwu_laporan" USING btree ("status","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_laporan_created_at" ON "kwu_laporan" USING btree ("created_at","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_laporan_updated_at" ON "kwu_laporan" USING btree ("updated_at","tanggal_diajukan" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_urutan" ON "kwu_luaran" USING btree ("tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_id_pendaftar_mbkm" ON "kwu_luaran" USING btree ("id_pendaftar_mbkm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_id_kelompok" ON "kwu_luaran" USING btree ("id_kelompok","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_id_mahasiswa" ON "kwu_luaran" USING btree ("id_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_id_syarat_luaran" ON "kwu_luaran" USING btree ("id_syarat_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_id_jenis_luaran" ON "kwu_luaran" USING btree ("id_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_status" ON "kwu_luaran" USING btree ("status","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_kode_jenis_luaran" ON "kwu_luaran" USING btree ("kode_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_npm" ON "kwu_luaran" USING btree ("npm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_nama_mahasiswa" ON "kwu_luaran" USING btree ("nama_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_created_at" ON "kwu_luaran" USING btree ("created_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_updated_at" ON "kwu_luaran" USING btree ("updated_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_luaran_cari" ON "kwu_luaran" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_urutan" ON "portofolio_hki" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_id_mahasiswa" ON "portofolio_hki" USING btree ("id_mahasiswa","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_id_pegawai" ON "portofolio_hki" USING btree ("id_pegawai","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_id_program_prodi" ON "portofolio_hki" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_id_kategori_hki" ON "portofolio_hki" USING btree ("id_kategori_hki","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_status" ON "portofolio_hki" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_jenis_pemilik" ON "portofolio_hki" USING btree ("jenis_pemilik","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_status_hki" ON "portofolio_hki" USING btree ("status_hki","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_tanggal_permohonan" ON "portofolio_hki" USING btree ("tanggal_permohonan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_cari" ON "portofolio_hki" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_penulis_parent" ON "portofolio_hki_penulis" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_penulis_id_jenis_anggota" ON "portofolio_hki_penulis" USING btree ("id_jenis_anggota");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_penulis_id_mahasiswa" ON "portofolio_hki_penulis" USING btree ("id_mahasiswa");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_hki_penulis_id_pegawai" ON "portofolio_hki_penulis" USING btree ("id_pegawai");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_urutan" ON "portofolio_jurnal" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_id_mahasiswa" ON "portofolio_jurnal" USING btree ("id_mahasiswa","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_id_pegawai" ON "portofolio_jurnal" USING btree ("id_pegawai","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_id_program_prodi" ON "portofolio_jurnal" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_id_kategori_jurnal" ON "portofolio_jurnal" USING btree ("id_kategori_jurnal","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_status" ON "portofolio_jurnal" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_jenis_pemilik" ON "portofolio_jurnal" USING btree ("jenis_pemilik","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_pengindeks" ON "portofolio_jurnal" USING btree ("pengindeks","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_status_artikel" ON "portofolio_jurnal" USING btree ("status_artikel","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_tahun" ON "portofolio_jurnal" USING btree ("tahun","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_cari" ON "portofolio_jurnal" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_penulis_parent" ON "portofolio_jurnal_penulis" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_penulis_id_jenis_anggota" ON "portofolio_jurnal_penulis" USING btree ("id_jenis_anggota");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_penulis_id_mahasiswa" ON "portofolio_jurnal_penulis" USING btree ("id_mahasiswa");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jurnal_penulis_id_pegawai" ON "portofolio_jurnal_penulis" USING btree ("id_pegawai");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_urutan" ON "portofolio_proceeding" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_id_mahasiswa" ON "portofolio_proceeding" USING btree ("id_mahasiswa","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_id_pegawai" ON "portofolio_proceeding" USING btree ("id_pegawai","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_id_program_prodi" ON "portofolio_proceeding" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_id_kategori_proceeding" ON "portofolio_proceeding" USING btree ("id_kategori_proceeding","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_status" ON "portofolio_proceeding" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_jenis_pemilik" ON "portofolio_proceeding" USING btree ("jenis_pemilik","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_tingkat" ON "portofolio_proceeding" USING btree ("tingkat","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_peran" ON "portofolio_proceeding" USING btree ("peran","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_tahun" ON "portofolio_proceeding" USING btree ("tahun","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_cari" ON "portofolio_proceeding" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_penulis_parent" ON "portofolio_proceeding_penulis" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_penulis_id_jenis_anggota" ON "portofolio_proceeding_penulis" USING btree ("id_jenis_anggota");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_penulis_id_mahasiswa" ON "portofolio_proceeding_penulis" USING btree ("id_mahasiswa");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_proceeding_penulis_id_pegawai" ON "portofolio_proceeding_penulis" USING btree ("id_pegawai");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_urutan" ON "portofolio_jejaring" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_id_pegawai" ON "portofolio_jejaring" USING btree ("id_pegawai","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_id_program_prodi" ON "portofolio_jejaring" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_status" ON "portofolio_jejaring" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_jenis_pemilik" ON "portofolio_jejaring" USING btree ("jenis_pemilik","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_jenis" ON "portofolio_jejaring" USING btree ("jenis","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_tingkat" ON "portofolio_jejaring" USING btree ("tingkat","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_tanggal_mulai" ON "portofolio_jejaring" USING btree ("tanggal_mulai","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_portofolio_jejaring_cari" ON "portofolio_jejaring" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE VIEW "public"."mbkm_riwayat_status" AS (select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'pendaftaran' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kembalikan' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kirim_ulang' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' then 'konversi' when r.aksi in ('buat', 'impor') then 'pendaftaran' when r.perubahan ? 'statusSiamik' then 'siamik' when r.perubahan ? 'idDosenPembimbing' then 'dospem' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_pendaftar_program_mbkm p on p.id::text = r.id_baris where r.resource = 'mbkm/pendaftar-program-mbkm' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_catatan_monitoring p on p.id::text = r.id_baris where r.resource = 'mbkm/catatan-monitoring' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join nilai_penilaian p on p.id::text = r.id_baris where r.resource = 'nilai/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_pendaftar_magang p on p.id::text = r.id_baris where r.resource = 'magang/pendaftar-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_awal p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-awal' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_final p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-final' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_logbook_magang p on p.id::text = r.id_baris where r.resource = 'magang/logbook-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_luaran_magang p on p.id::text = r.id_baris where r.resource = 'magang/luaran-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'revisi_nilai' else 'revisi_nilai' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_revisi_nilai p on p.id::text = r.id_baris where r.resource = 'konversi/revisi-nilai' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_pendaftaran p on p.id::text = r.id_baris where r.resource = 'kkn/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_laporan_harian p on p.id::text = r.id_baris where r.resource = 'kkn/laporan-harian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_kkn_luaran p on p.id::text = r.id_baris where r.resource = 'kkn/kkn-luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_pendaftaran_kwu p on p.id::text = r.id_baris where r.resource = 'kwu/pendaftaran-kwu' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_log_book p on p.id::text = r.id_baris where r.resource = 'kwu/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_luaran p on p.id::text = r.id_baris where r.resource = 'kwu/luaran');
--> statement-breakpoint
create trigger hanya_tambah before update or delete on "internal_riwayat" for each row execute function tolak_perubahan();
--> statement-breakpoint
create trigger hanya_tambah before update or delete on "konversi_riwayat_nilai" for each row execute function tolak_perubahan();
