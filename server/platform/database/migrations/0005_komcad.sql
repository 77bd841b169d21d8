CREATE TABLE "komcad_program" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_program" uuid NOT NULL,
	"id_periode" uuid NOT NULL,
	"nama" text NOT NULL,
	"gelombang" integer NOT NULL,
	"matra" text NOT NULL,
	"id_mitra" uuid NOT NULL,
	"kuota" integer NOT NULL,
	"terisi" integer,
	"nomor_surat_kemhan" text NOT NULL,
	"tanggal_surat_kemhan" date NOT NULL,
	"tanggal_buka" date NOT NULL,
	"tanggal_tutup" date NOT NULL,
	"tanggal_mulai_seleksi" date NOT NULL,
	"tanggal_selesai_seleksi" date NOT NULL,
	"lokasi_seleksi" text NOT NULL,
	"tanggal_mulai_latsarmil" date NOT NULL,
	"tanggal_selesai_latsarmil" date NOT NULL,
	"lokasi_latsarmil" text NOT NULL,
	"sks_maksimal" integer NOT NULL,
	"semester_min" integer NOT NULL,
	"ipk_min" numeric(3,2) NOT NULL,
	"usia_min" integer NOT NULL,
	"usia_maks" integer NOT NULL,
	"tinggi_min_pria" integer NOT NULL,
	"tinggi_min_wanita" integer NOT NULL,
	"deskripsi" text,
	"aktif" boolean DEFAULT true NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_komcad_program_id_periode_nama" UNIQUE NULLS NOT DISTINCT("id_periode","nama")
);

--> statement-breakpoint
CREATE TABLE "komcad_pendaftaran" (
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
	"id_program_prodi" uuid,
	"id_dosen_pembimbing" uuid,
	"status_pendaftaran" text,
	"tahap" text NOT NULL,
	"id_program_komcad" uuid,
	"nik" text,
	"tempat_lahir" text,
	"tanggal_lahir" date,
	"jenis_kelamin" text,
	"agama" text,
	"golongan_darah" text,
	"status_pernikahan" text,
	"tinggi_badan" integer,
	"berat_badan" integer,
	"riwayat_penyakit" text,
	"motivasi" text,
	"alamat" text,
	"id_kelurahan" text,
	"no_hp" text,
	"email" text,
	"nama_orang_tua" text,
	"hubungan" text,
	"no_hp_orang_tua" text,
	"pernyataan_sukarela" boolean DEFAULT false NOT NULL,
	"pernyataan_hukum" boolean DEFAULT false NOT NULL,
	"nomor_registrasi_kemhan" text,
	"nomor_siswa" text,
	"kompi" text,
	"peleton" text,
	"judul_laporan" text,
	"ringkasan_laporan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_pendaftaran_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm"),
	CONSTRAINT "uq_komcad_pendaftaran_nomor_registrasi_kemhan" UNIQUE("nomor_registrasi_kemhan")
);

--> statement-breakpoint
CREATE TABLE "komcad_dokumen" (
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
	"jenis_dokumen" text NOT NULL,
	"file" uuid NOT NULL,
	"nomor_dokumen" text,
	"tanggal_dokumen" date,
	"berlaku_sampai" date,
	"terlambat" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_dokumen_id_pendaftar_mbkm_jenis_dokumen" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","jenis_dokumen")
);

--> statement-breakpoint
CREATE TABLE "komcad_seleksi_kompetensi" (
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
	"id_program_komcad" uuid,
	"materi" text NOT NULL,
	"jadwal" timestamptz NOT NULL,
	"lokasi" text NOT NULL,
	"kehadiran" text NOT NULL,
	"nilai" numeric(5,2),
	"hasil" text NOT NULL,
	"catatan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_seleksi_kompetensi_id_pendaftar_mbkm_materi" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","materi")
);

--> statement-breakpoint
CREATE TABLE "komcad_upload_kelulusan" (
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
	"hasil" text NOT NULL,
	"nomor_pengumuman" text NOT NULL,
	"tanggal_pengumuman" date NOT NULL,
	"file" uuid NOT NULL,
	"keterangan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_upload_kelulusan_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
CREATE TABLE "komcad_latsarmil" (
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
	"id_program_komcad" uuid,
	"hari_hadir" integer NOT NULL,
	"hari_izin" integer NOT NULL,
	"hari_sakit" integer NOT NULL,
	"hari_alpa" integer NOT NULL,
	"nilai_sikap" numeric(5,2),
	"nilai_pengetahuan" numeric(5,2),
	"nilai_jasmani" numeric(5,2),
	"nilai_latsarmil" numeric(5,2),
	"peringkat" integer,
	"pelanggaran" text,
	"hasil" text NOT NULL,
	"nomor_sertifikat" text,
	"tanggal_penutupan" date,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_latsarmil_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm"),
	CONSTRAINT "uq_komcad_latsarmil_nomor_sertifikat" UNIQUE("nomor_sertifikat")
);

--> statement-breakpoint
CREATE TABLE "komcad_log_book" (
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
	"kategori" text NOT NULL,
	"kegiatan" text NOT NULL,
	"hasil" text NOT NULL,
	"lokasi" text,
	"ditulis_pada" timestamptz,
	"dari_salinan" boolean DEFAULT false NOT NULL,
	"tanggal_diajukan" timestamptz,
	"status" text NOT NULL,
	"catatan_pembimbing" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_log_book_id_klien" UNIQUE("id_klien")
);

--> statement-breakpoint
CREATE TABLE "komcad_log_book_dokumen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"berkas" uuid NOT NULL,
	"keterangan" text,
	"id_klien" text
);

--> statement-breakpoint
CREATE TABLE "komcad_penilaian" (
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
	"nilai_latsarmil" numeric(5,2),
	"nilai_laporan" numeric(5,2),
	"nilai_logbook" numeric(5,2),
	"nilai_akhir" numeric(5,2),
	"nilai_huruf" text,
	"catatan" text,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_komcad_penilaian_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
DROP VIEW "public"."mbkm_riwayat_status";
--> statement-breakpoint
ALTER TABLE "komcad_program" ADD CONSTRAINT "komcad_program_id_program_master_program_id_fk" FOREIGN KEY ("id_program") REFERENCES "public"."master_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_program" ADD CONSTRAINT "komcad_program_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_program" ADD CONSTRAINT "komcad_program_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_pendaftaran" ADD CONSTRAINT "komcad_pendaftaran_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_pendaftaran" ADD CONSTRAINT "komcad_pendaftaran_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_pendaftaran" ADD CONSTRAINT "komcad_pendaftaran_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_pendaftaran" ADD CONSTRAINT "komcad_pendaftaran_id_dosen_pembimbing_master_pegawai_id_fk" FOREIGN KEY ("id_dosen_pembimbing") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_pendaftaran" ADD CONSTRAINT "komcad_pendaftaran_id_program_komcad_komcad_program_id_fk" FOREIGN KEY ("id_program_komcad") REFERENCES "public"."komcad_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_pendaftaran" ADD CONSTRAINT "komcad_pendaftaran_id_kelurahan_master_kelurahan_id_fk" FOREIGN KEY ("id_kelurahan") REFERENCES "public"."master_kelurahan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_dokumen" ADD CONSTRAINT "komcad_dokumen_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_dokumen" ADD CONSTRAINT "komcad_dokumen_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_seleksi_kompetensi" ADD CONSTRAINT "komcad_seleksi_kompetensi_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_seleksi_kompetensi" ADD CONSTRAINT "komcad_seleksi_kompetensi_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_seleksi_kompetensi" ADD CONSTRAINT "komcad_seleksi_kompetensi_id_program_komcad_komcad_program_id_fk" FOREIGN KEY ("id_program_komcad") REFERENCES "public"."komcad_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_upload_kelulusan" ADD CONSTRAINT "komcad_upload_kelulusan_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_upload_kelulusan" ADD CONSTRAINT "komcad_upload_kelulusan_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_latsarmil" ADD CONSTRAINT "komcad_latsarmil_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_latsarmil" ADD CONSTRAINT "komcad_latsarmil_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_latsarmil" ADD CONSTRAINT "komcad_latsarmil_id_program_komcad_komcad_program_id_fk" FOREIGN KEY ("id_program_komcad") REFERENCES "public"."komcad_program"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_log_book" ADD CONSTRAINT "komcad_log_book_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_log_book" ADD CONSTRAINT "komcad_log_book_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_log_book_dokumen" ADD CONSTRAINT "komcad_log_book_dokumen_parent_id_komcad_log_book_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."komcad_log_book"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_penilaian" ADD CONSTRAINT "komcad_penilaian_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_penilaian" ADD CONSTRAINT "komcad_penilaian_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_urutan" ON "komcad_program" USING btree ("tanggal_buka" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_id_program" ON "komcad_program" USING btree ("id_program","tanggal_buka" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_id_periode" ON "komcad_program" USING btree ("id_periode","tanggal_buka" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_id_mitra" ON "komcad_program" USING btree ("id_mitra","tanggal_buka" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_matra" ON "komcad_program" USING btree ("matra","tanggal_buka" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_cari" ON "komcad_program" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_urutan" ON "komcad_pendaftaran" USING btree ("updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_id_mahasiswa" ON "komcad_pendaftaran" USING btree ("id_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_id_program_prodi" ON "komcad_pendaftaran" USING btree ("id_program_prodi","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_id_dosen_pembimbing" ON "komcad_pendaftaran" USING btree ("id_dosen_pembimbing","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_id_program_komcad" ON "komcad_pendaftaran" USING btree ("id_program_komcad","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_id_kelurahan" ON "komcad_pendaftaran" USING btree ("id_kelurahan","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_tahap" ON "komcad_pendaftaran" USING btree ("tahap","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_status_pendaftaran" ON "komcad_pendaftaran" USING btree ("status_pendaftaran","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_npm" ON "komcad_pendaftaran" USING btree ("npm","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_nama_mahasiswa" ON "komcad_pendaftaran" USING btree ("nama_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_pendaftaran_cari" ON "komcad_pendaftaran" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_urutan" ON "komcad_dokumen" USING btree ("updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_id_mahasiswa" ON "komcad_dokumen" USING btree ("id_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_status" ON "komcad_dokumen" USING btree ("status","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_jenis_dokumen" ON "komcad_dokumen" USING btree ("jenis_dokumen","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_npm" ON "komcad_dokumen" USING btree ("npm","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_nama_mahasiswa" ON "komcad_dokumen" USING btree ("nama_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_dokumen_cari" ON "komcad_dokumen" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_urutan" ON "komcad_seleksi_kompetensi" USING btree ("jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_id_mahasiswa" ON "komcad_seleksi_kompetensi" USING btree ("id_mahasiswa","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_id_program_komcad" ON "komcad_seleksi_kompetensi" USING btree ("id_program_komcad","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_materi" ON "komcad_seleksi_kompetensi" USING btree ("materi","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_kehadiran" ON "komcad_seleksi_kompetensi" USING btree ("kehadiran","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_hasil" ON "komcad_seleksi_kompetensi" USING btree ("hasil","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_npm" ON "komcad_seleksi_kompetensi" USING btree ("npm","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_nama_mahasiswa" ON "komcad_seleksi_kompetensi" USING btree ("nama_mahasiswa","jadwal","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_seleksi_kompetensi_cari" ON "komcad_seleksi_kompetensi" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_upload_kelulusan_urutan" ON "komcad_upload_kelulusan" USING btree ("tanggal_pengumuman" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_upload_kelulusan_id_mahasiswa" ON "komcad_upload_kelulusan" USING btree ("id_mahasiswa","tanggal_pengumuman" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_upload_kelulusan_hasil" ON "komcad_upload_kelulusan" USING btree ("hasil","tanggal_pengumuman" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_upload_kelulusan_cari" ON "komcad_upload_kelulusan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_latsarmil_urutan" ON "komcad_latsarmil" USING btree ("npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_latsarmil_id_mahasiswa" ON "komcad_latsarmil" USING btree ("id_mahasiswa","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_latsarmil_id_program_komcad" ON "komcad_latsarmil" USING btree ("id_program_komcad","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_latsarmil_hasil" ON "komcad_latsarmil" USING btree ("hasil","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_latsarmil_nama_mahasiswa" ON "komcad_latsarmil" USING btree ("nama_mahasiswa","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_latsarmil_cari" ON "komcad_latsarmil" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_urutan" ON "komcad_log_book" USING btree ("tanggal" desc, "jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_id_pendaftar_mbkm" ON "komcad_log_book" USING btree ("id_pendaftar_mbkm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_id_mahasiswa" ON "komcad_log_book" USING btree ("id_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_status" ON "komcad_log_book" USING btree ("status","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_npm" ON "komcad_log_book" USING btree ("npm","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_nama_mahasiswa" ON "komcad_log_book" USING btree ("nama_mahasiswa","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_tanggal_diajukan" ON "komcad_log_book" USING btree ("tanggal_diajukan","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_updated_at" ON "komcad_log_book" USING btree ("updated_at","tanggal" desc,"jam_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_cari" ON "komcad_log_book" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_dokumen_parent" ON "komcad_log_book_dokumen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_penilaian_urutan" ON "komcad_penilaian" USING btree ("npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_penilaian_id_mahasiswa" ON "komcad_penilaian" USING btree ("id_mahasiswa","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_penilaian_status" ON "komcad_penilaian" USING btree ("status","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_penilaian_nama_mahasiswa" ON "komcad_penilaian" USING btree ("nama_mahasiswa","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_penilaian_updated_at" ON "komcad_penilaian" USING btree ("updated_at","npm","id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_penilaian_cari" ON "komcad_penilaian" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE VIEW "public"."mbkm_riwayat_status" AS (select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'pendaftaran' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kembalikan' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kirim_ulang' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' then 'konversi' when r.aksi in ('buat', 'impor') then 'pendaftaran' when r.perubahan ? 'statusSiamik' then 'siamik' when r.perubahan ? 'idDosenPembimbing' then 'dospem' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_pendaftar_program_mbkm p on p.id::text = r.id_baris where r.resource = 'mbkm/pendaftar-program-mbkm' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_catatan_monitoring p on p.id::text = r.id_baris where r.resource = 'mbkm/catatan-monitoring' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join nilai_penilaian p on p.id::text = r.id_baris where r.resource = 'nilai/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_pendaftar_magang p on p.id::text = r.id_baris where r.resource = 'magang/pendaftar-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_awal p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-awal' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_final p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-final' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_logbook_magang p on p.id::text = r.id_baris where r.resource = 'magang/logbook-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_luaran_magang p on p.id::text = r.id_baris where r.resource = 'magang/luaran-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'revisi_nilai' else 'revisi_nilai' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_revisi_nilai p on p.id::text = r.id_baris where r.resource = 'konversi/revisi-nilai' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_pendaftaran p on p.id::text = r.id_baris where r.resource = 'kkn/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_laporan_harian p on p.id::text = r.id_baris where r.resource = 'kkn/laporan-harian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_kkn_luaran p on p.id::text = r.id_baris where r.resource = 'kkn/kkn-luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_pendaftaran_kwu p on p.id::text = r.id_baris where r.resource = 'kwu/pendaftaran-kwu' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_log_book p on p.id::text = r.id_baris where r.resource = 'kwu/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_luaran p on p.id::text = r.id_baris where r.resource = 'kwu/luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'statusKhs' then 'konversi' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join pertukaran_outbound p on p.id::text = r.id_baris where r.resource = 'pertukaran/outbound' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'tahap' then 'pendaftaran' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_pendaftaran p on p.id::text = r.id_baris where r.resource = 'komcad/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'data' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_dokumen p on p.id::text = r.id_baris where r.resource = 'komcad/dokumen' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_seleksi_kompetensi p on p.id::text = r.id_baris where r.resource = 'komcad/seleksi-kompetensi' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_upload_kelulusan p on p.id::text = r.id_baris where r.resource = 'komcad/upload-kelulusan' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_latsarmil p on p.id::text = r.id_baris where r.resource = 'komcad/latsarmil' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_log_book p on p.id::text = r.id_baris where r.resource = 'komcad/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_penilaian p on p.id::text = r.id_baris where r.resource = 'komcad/penilaian');
