CREATE TABLE "riset_simaris" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode_simaris" text NOT NULL,
	"judul" text NOT NULL,
	"skema" text NOT NULL,
	"bidang_ilmu" text NOT NULL,
	"tahun" integer NOT NULL,
	"sumber_dana" text NOT NULL,
	"dana" bigint,
	"id_ketua" uuid NOT NULL,
	"anggota_dosen" uuid[] DEFAULT '{}' NOT NULL,
	"id_mitra" uuid,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"kuota_mahasiswa" integer NOT NULL,
	"terisi" integer,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode_simaris", '') || ' ' || coalesce("judul", ''))) STORED,
	CONSTRAINT "uq_riset_simaris_kode_simaris" UNIQUE("kode_simaris")
);

--> statement-breakpoint
CREATE TABLE "riset_inisiasi_mitra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_mahasiswa" uuid NOT NULL,
	"npm" text,
	"nama_mahasiswa" text,
	"id_program_prodi" uuid,
	"id_periode" uuid NOT NULL,
	"nama_mitra" text NOT NULL,
	"id_jenis_mitra" uuid NOT NULL,
	"bidang_usaha" text NOT NULL,
	"alamat" text NOT NULL,
	"id_provinsi" text NOT NULL,
	"id_kabupaten" text NOT NULL,
	"laman" text,
	"telepon" text,
	"email" text NOT NULL,
	"nama_pic" text NOT NULL,
	"jabatan_pic" text NOT NULL,
	"email_pic" text NOT NULL,
	"no_hp_pic" text NOT NULL,
	"judul_usulan" text NOT NULL,
	"bidang_ilmu" text NOT NULL,
	"ringkasan" text NOT NULL,
	"alasan" text NOT NULL,
	"lama_bulan" integer NOT NULL,
	"rencana_kerja_sama" text NOT NULL,
	"surat_kesediaan" uuid NOT NULL,
	"profil_mitra" uuid,
	"id_mitra" uuid,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mitra", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", '') || ' ' || coalesce("judul_usulan", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "riset_skema_mitra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_mitra" uuid NOT NULL,
	"id_periode" uuid NOT NULL,
	"nama_skema" text NOT NULL,
	"bidang_ilmu" text NOT NULL,
	"deskripsi" text NOT NULL,
	"kualifikasi" text,
	"mode_pelaksanaan" text NOT NULL,
	"lokasi" text NOT NULL,
	"kuota" integer NOT NULL,
	"terisi" integer,
	"sks_maksimal" integer NOT NULL,
	"pembiayaan" text NOT NULL,
	"uang_saku" bigint,
	"id_program_prodi" uuid[] DEFAULT '{}' NOT NULL,
	"semua_prodi" boolean DEFAULT false NOT NULL,
	"id_prodi_tunggal" uuid,
	"tanggal_buka" date NOT NULL,
	"tanggal_tutup" date NOT NULL,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"id_jenis_luaran" uuid[] DEFAULT '{}' NOT NULL,
	"pembimbing_mitra" text NOT NULL,
	"email_pembimbing_mitra" text NOT NULL,
	"dokumen" uuid,
	"sumber" text,
	"id_mahasiswa" uuid,
	"id_inisiasi_mitra" uuid,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_skema", ''))) STORED,
	CONSTRAINT "uq_riset_skema_mitra_id_mitra_id_periode_nama_skema" UNIQUE NULLS NOT DISTINCT("id_mitra","id_periode","nama_skema")
);

--> statement-breakpoint
CREATE TABLE "riset_pendaftaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_skema" uuid,
	"id_inisiasi_mitra" uuid,
	"id_penelitian" uuid,
	"bidang_ilmu" text,
	"latar_belakang" text,
	"tujuan" text,
	"metode" text,
	"peran_mahasiswa" text,
	"id_jenis_luaran" uuid[] DEFAULT '{}' NOT NULL,
	"lokasi" text,
	"lokasi_luar_provinsi" boolean DEFAULT false NOT NULL,
	"id_dosen_usulan" uuid,
	"proposal" uuid,
	"surat_kesediaan" uuid,
	"transkrip" uuid,
	"krs" uuid,
	"persetujuan_orang_tua" uuid,
	"pakta_integritas" boolean DEFAULT false NOT NULL,
	"konfirmasi" text,
	"batas_konfirmasi" date,
	CONSTRAINT "uq_riset_pendaftaran_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
CREATE TABLE "riset_log_book" (
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
	"tahap_riset" text NOT NULL,
	"kegiatan" text NOT NULL,
	"hasil" text NOT NULL,
	"kendala" text,
	"rencana_berikutnya" text,
	"kemajuan" integer NOT NULL,
	"ditulis_pada" timestamptz,
	"dari_salinan" boolean DEFAULT false NOT NULL,
	"paraf_mitra" boolean DEFAULT false NOT NULL,
	"komentar_mitra" text,
	"waktu_paraf" timestamptz,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	"catatan_pembimbing" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_riset_log_book_id_klien" UNIQUE("id_klien")
);

--> statement-breakpoint
CREATE TABLE "riset_log_book_dokumen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"berkas" uuid NOT NULL,
	"keterangan" text,
	"id_klien" text
);

--> statement-breakpoint
CREATE TABLE "riset_luaran" (
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
	"deskripsi" text,
	"capaian" text NOT NULL,
	"tanggal" date NOT NULL,
	"nomor" text,
	"kontribusi" text NOT NULL,
	"portofolio" text,
	"id_portofolio" text,
	"tautan" text,
	"berkas" uuid,
	"tanggal_unggah" timestamptz,
	"revisi_ke" integer,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "riset_luaran_penulis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"urutan" integer NOT NULL,
	"kategori" text NOT NULL,
	"nomor_induk" text,
	"nama" text NOT NULL,
	"afiliasi" text,
	"korespondensi" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "riset_nilai_mitra" (
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
	"sumber" text,
	"disiplin" numeric(5,2) NOT NULL,
	"kompetensi_riset" numeric(5,2) NOT NULL,
	"kerja_sama" numeric(5,2) NOT NULL,
	"hasil_kerja" numeric(5,2) NOT NULL,
	"nilai" numeric(5,2),
	"nama_penilai" text NOT NULL,
	"jabatan_penilai" text NOT NULL,
	"tanggal_penilaian" date NOT NULL,
	"berkas" uuid,
	"catatan" text,
	"catatan_pemeriksa" text,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_riset_nilai_mitra_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
CREATE TABLE "riset_menilai_riset" (
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
	"proposal" numeric(5,2),
	"proses" numeric(5,2),
	"laporan" numeric(5,2),
	"presentasi" numeric(5,2),
	"luaran" numeric(5,2),
	"tanggal_presentasi" date,
	"berita_acara" uuid,
	"nilai_dosen" numeric(5,2),
	"nilai_mitra" numeric(5,2),
	"nilai_akhir" numeric(5,2),
	"nilai_huruf" text,
	"catatan" text,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_riset_menilai_riset_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
DROP VIEW "public"."mbkm_riwayat_status";
--> statement-breakpoint
ALTER TABLE "riset_simaris" ADD CONSTRAINT "riset_simaris_id_ketua_master_pegawai_id_fk" FOREIGN KEY ("id_ketua") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_simaris" ADD CONSTRAINT "riset_simaris_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_jenis_mitra_master_jenis_mitra_id_fk" FOREIGN KEY ("id_jenis_mitra") REFERENCES "public"."master_jenis_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_provinsi_master_provinsi_id_fk" FOREIGN KEY ("id_provinsi") REFERENCES "public"."master_provinsi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_inisiasi_mitra" ADD CONSTRAINT "riset_inisiasi_mitra_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD CONSTRAINT "riset_skema_mitra_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD CONSTRAINT "riset_skema_mitra_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD CONSTRAINT "riset_skema_mitra_id_prodi_tunggal_master_program_prodi_id_fk" FOREIGN KEY ("id_prodi_tunggal") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD CONSTRAINT "riset_skema_mitra_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD CONSTRAINT "riset_skema_mitra_id_inisiasi_mitra_riset_inisiasi_mitra_id_fk" FOREIGN KEY ("id_inisiasi_mitra") REFERENCES "public"."riset_inisiasi_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_pendaftaran" ADD CONSTRAINT "riset_pendaftaran_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_pendaftaran" ADD CONSTRAINT "riset_pendaftaran_id_skema_riset_skema_mitra_id_fk" FOREIGN KEY ("id_skema") REFERENCES "public"."riset_skema_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_pendaftaran" ADD CONSTRAINT "riset_pendaftaran_id_inisiasi_mitra_riset_inisiasi_mitra_id_fk" FOREIGN KEY ("id_inisiasi_mitra") REFERENCES "public"."riset_inisiasi_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_pendaftaran" ADD CONSTRAINT "riset_pendaftaran_id_penelitian_riset_simaris_id_fk" FOREIGN KEY ("id_penelitian") REFERENCES "public"."riset_simaris"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_pendaftaran" ADD CONSTRAINT "riset_pendaftaran_id_dosen_usulan_master_pegawai_id_fk" FOREIGN KEY ("id_dosen_usulan") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_log_book" ADD CONSTRAINT "riset_log_book_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_log_book" ADD CONSTRAINT "riset_log_book_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_log_book_dokumen" ADD CONSTRAINT "riset_log_book_dokumen_parent_id_riset_log_book_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."riset_log_book"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_luaran" ADD CONSTRAINT "riset_luaran_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_luaran" ADD CONSTRAINT "riset_luaran_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_luaran" ADD CONSTRAINT "riset_luaran_id_jenis_luaran_master_jenis_luaran_id_fk" FOREIGN KEY ("id_jenis_luaran") REFERENCES "public"."master_jenis_luaran"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_luaran_penulis" ADD CONSTRAINT "riset_luaran_penulis_parent_id_riset_luaran_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."riset_luaran"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_nilai_mitra" ADD CONSTRAINT "riset_nilai_mitra_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_nilai_mitra" ADD CONSTRAINT "riset_nilai_mitra_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_menilai_riset" ADD CONSTRAINT "riset_menilai_riset_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_menilai_riset" ADD CONSTRAINT "riset_menilai_riset_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_urutan" ON "riset_simaris" USING btree ("tahun" desc, "judul","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_id_ketua" ON "riset_simaris" USING btree ("id_ketua","tahun" desc,"judul","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_id_mitra" ON "riset_simaris" USING btree ("id_mitra","tahun" desc,"judul","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_bidang_ilmu" ON "riset_simaris" USING btree ("bidang_ilmu","tahun" desc,"judul","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_judul" ON "riset_simaris" USING btree ("judul","tahun" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_tanggal_selesai" ON "riset_simaris" USING btree ("tanggal_selesai","tahun" desc,"judul","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_cari" ON "riset_simaris" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_urutan" ON "riset_inisiasi_mitra" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_mahasiswa" ON "riset_inisiasi_mitra" USING btree ("id_mahasiswa","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_program_prodi" ON "riset_inisiasi_mitra" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_periode" ON "riset_inisiasi_mitra" USING btree ("id_periode","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_jenis_mitra" ON "riset_inisiasi_mitra" USING btree ("id_jenis_mitra","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_provinsi" ON "riset_inisiasi_mitra" USING btree ("id_provinsi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_kabupaten" ON "riset_inisiasi_mitra" USING btree ("id_kabupaten","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_id_mitra" ON "riset_inisiasi_mitra" USING btree ("id_mitra","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_status" ON "riset_inisiasi_mitra" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_npm" ON "riset_inisiasi_mitra" USING btree ("npm","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_nama_mahasiswa" ON "riset_inisiasi_mitra" USING btree ("nama_mahasiswa","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_nama_mitra" ON "riset_inisiasi_mitra" USING btree ("nama_mitra","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_updated_at" ON "riset_inisiasi_mitra" USING btree ("updated_at","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_inisiasi_mitra_cari" ON "riset_inisiasi_mitra" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_urutan" ON "riset_skema_mitra" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_id_periode" ON "riset_skema_mitra" USING btree ("id_periode","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_id_prodi_tunggal" ON "riset_skema_mitra" USING btree ("id_prodi_tunggal","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_id_mahasiswa" ON "riset_skema_mitra" USING btree ("id_mahasiswa","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_id_inisiasi_mitra" ON "riset_skema_mitra" USING btree ("id_inisiasi_mitra","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_status" ON "riset_skema_mitra" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_bidang_ilmu" ON "riset_skema_mitra" USING btree ("bidang_ilmu","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_mode_pelaksanaan" ON "riset_skema_mitra" USING btree ("mode_pelaksanaan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_pembiayaan" ON "riset_skema_mitra" USING btree ("pembiayaan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_sumber" ON "riset_skema_mitra" USING btree ("sumber","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_tanggal_tutup" ON "riset_skema_mitra" USING btree ("tanggal_tutup","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_tanggal_buka" ON "riset_skema_mitra" USING btree ("tanggal_buka","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_nama_skema" ON "riset_skema_mitra" USING btree ("nama_skema","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_terisi" ON "riset_skema_mitra" USING btree ("terisi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_kuota" ON "riset_skema_mitra" USING btree ("kuota","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_updated_at" ON "riset_skema_mitra" USING btree ("updated_at","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_cari" ON "riset_skema_mitra" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_pendaftaran_urutan" ON "riset_pendaftaran" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_pendaftaran_id_skema" ON "riset_pendaftaran" USING btree ("id_skema","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_pendaftaran_id_inisiasi_mitra" ON "riset_pendaftaran" USING btree ("id_inisiasi_mitra","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_pendaftaran_id_penelitian" ON "riset_pendaftaran" USING btree ("id_penelitian","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_pendaftaran_id_dosen_usulan" ON "riset_pendaftaran" USING btree ("id_dosen_usulan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_urutan" ON "riset_log_book" USING btree ("tanggal" desc, "jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_id_pendaftar_mbkm" ON "riset_log_book" USING btree ("id_pendaftar_mbkm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_id_mahasiswa" ON "riset_log_book" USING btree ("id_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_status" ON "riset_log_book" USING btree ("status","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_npm" ON "riset_log_book" USING btree ("npm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_nama_mahasiswa" ON "riset_log_book" USING btree ("nama_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_tanggal_diajukan" ON "riset_log_book" USING btree ("tanggal_diajukan","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_updated_at" ON "riset_log_book" USING btree ("updated_at","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_cari" ON "riset_log_book" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_dokumen_parent" ON "riset_log_book_dokumen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_urutan" ON "riset_luaran" USING btree ("tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_id_pendaftar_mbkm" ON "riset_luaran" USING btree ("id_pendaftar_mbkm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_id_mahasiswa" ON "riset_luaran" USING btree ("id_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_id_jenis_luaran" ON "riset_luaran" USING btree ("id_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_status" ON "riset_luaran" USING btree ("status","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_kode_jenis_luaran" ON "riset_luaran" USING btree ("kode_jenis_luaran","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_npm" ON "riset_luaran" USING btree ("npm","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_nama_mahasiswa" ON "riset_luaran" USING btree ("nama_mahasiswa","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_created_at" ON "riset_luaran" USING btree ("created_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_updated_at" ON "riset_luaran" USING btree ("updated_at","tanggal_unggah" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_cari" ON "riset_luaran" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_luaran_penulis_parent" ON "riset_luaran_penulis" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_urutan" ON "riset_nilai_mitra" USING btree ("updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_id_mahasiswa" ON "riset_nilai_mitra" USING btree ("id_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_status" ON "riset_nilai_mitra" USING btree ("status","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_sumber" ON "riset_nilai_mitra" USING btree ("sumber","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_npm" ON "riset_nilai_mitra" USING btree ("npm","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_nama_mahasiswa" ON "riset_nilai_mitra" USING btree ("nama_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_nilai_mitra_cari" ON "riset_nilai_mitra" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_menilai_riset_urutan" ON "riset_menilai_riset" USING btree ("npm","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_menilai_riset_id_mahasiswa" ON "riset_menilai_riset" USING btree ("id_mahasiswa","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_menilai_riset_status" ON "riset_menilai_riset" USING btree ("status","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_menilai_riset_nama_mahasiswa" ON "riset_menilai_riset" USING btree ("nama_mahasiswa","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_menilai_riset_updated_at" ON "riset_menilai_riset" USING btree ("updated_at","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_menilai_riset_cari" ON "riset_menilai_riset" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE VIEW "public"."mbkm_riwayat_status" AS (select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'pendaftaran' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kembalikan' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kirim_ulang' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' then 'konversi' when r.aksi in ('buat', 'impor') then 'pendaftaran' when r.perubahan ? 'statusSiamik' then 'siamik' when r.perubahan ? 'idDosenPembimbing' then 'dospem' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_pendaftar_program_mbkm p on p.id::text = r.id_baris where r.resource = 'mbkm/pendaftar-program-mbkm' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_catatan_monitoring p on p.id::text = r.id_baris where r.resource = 'mbkm/catatan-monitoring' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join nilai_penilaian p on p.id::text = r.id_baris where r.resource = 'nilai/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_pendaftar_magang p on p.id::text = r.id_baris where r.resource = 'magang/pendaftar-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_awal p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-awal' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_final p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-final' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_logbook_magang p on p.id::text = r.id_baris where r.resource = 'magang/logbook-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_luaran_magang p on p.id::text = r.id_baris where r.resource = 'magang/luaran-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'revisi_nilai' else 'revisi_nilai' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_revisi_nilai p on p.id::text = r.id_baris where r.resource = 'konversi/revisi-nilai' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_pendaftaran p on p.id::text = r.id_baris where r.resource = 'kkn/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_laporan_harian p on p.id::text = r.id_baris where r.resource = 'kkn/laporan-harian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_kkn_luaran p on p.id::text = r.id_baris where r.resource = 'kkn/kkn-luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'tahap' then 'pendaftaran' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_pendaftaran p on p.id::text = r.id_baris where r.resource = 'komcad/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'data' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_dokumen p on p.id::text = r.id_baris where r.resource = 'komcad/dokumen' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_seleksi_kompetensi p on p.id::text = r.id_baris where r.resource = 'komcad/seleksi-kompetensi' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_upload_kelulusan p on p.id::text = r.id_baris where r.resource = 'komcad/upload-kelulusan' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_latsarmil p on p.id::text = r.id_baris where r.resource = 'komcad/latsarmil' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_log_book p on p.id::text = r.id_baris where r.resource = 'komcad/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_penilaian p on p.id::text = r.id_baris where r.resource = 'komcad/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_pendaftaran_kwu p on p.id::text = r.id_baris where r.resource = 'kwu/pendaftaran-kwu' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_log_book p on p.id::text = r.id_baris where r.resource = 'kwu/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_luaran p on p.id::text = r.id_baris where r.resource = 'kwu/luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'statusKhs' then 'konversi' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join pertukaran_outbound p on p.id::text = r.id_baris where r.resource = 'pertukaran/outbound' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'statusKhs' then 'konversi' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join pertukaran_permadi p on p.id::text = r.id_baris where r.resource = 'pertukaran/permadi' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_pendaftaran p on p.id::text = r.id_baris where r.resource = 'riset/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_log_book p on p.id::text = r.id_baris where r.resource = 'riset/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_luaran p on p.id::text = r.id_baris where r.resource = 'riset/luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_nilai_mitra p on p.id::text = r.id_baris where r.resource = 'riset/nilai-mitra' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_menilai_riset p on p.id::text = r.id_baris where r.resource = 'riset/menilai-riset');
