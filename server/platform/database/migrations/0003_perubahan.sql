CREATE TABLE "pertukaran_mhs_inbound" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nomor_registrasi" text,
	"npm" text,
	"id_masa_studi" uuid NOT NULL,
	"jalur" text NOT NULL,
	"jumlah_semester" integer NOT NULL,
	"nama_lengkap" text NOT NULL,
	"kewarganegaraan" text NOT NULL,
	"nik" text,
	"nomor_paspor" text,
	"negara_asal" text,
	"jenis_kelamin" text NOT NULL,
	"tempat_lahir" text NOT NULL,
	"tanggal_lahir" date NOT NULL,
	"email" text NOT NULL,
	"no_hp" text NOT NULL,
	"alamat_asal" text NOT NULL,
	"id_provinsi" text,
	"id_kabupaten" text,
	"alamat_domisili" text,
	"id_kampus" uuid,
	"nama_kampus_asal" text NOT NULL,
	"jenjang_asal" text NOT NULL,
	"nama_prodi_asal" text NOT NULL,
	"akreditasi_prodi_asal" text,
	"nim_asal" text NOT NULL,
	"semester_asal" integer NOT NULL,
	"ipk" numeric(3,2) NOT NULL,
	"sks_tempuh" integer,
	"nama_pic_asal" text NOT NULL,
	"email_pic_asal" text NOT NULL,
	"jabatan_pic_asal" text,
	"no_hp_pic_asal" text,
	"id_program_prodi" uuid NOT NULL,
	"rencana_mk" uuid[] DEFAULT '{}' NOT NULL,
	"motivasi" text NOT NULL,
	"kontak_darurat_nama" text NOT NULL,
	"kontak_darurat_hubungan" text NOT NULL,
	"kontak_darurat_hp" text NOT NULL,
	"berkas_foto" uuid,
	"berkas_ktm" uuid,
	"berkas_transkrip" uuid,
	"berkas_rekomendasi" uuid,
	"berkas_pakta" uuid,
	"berkas_identitas" uuid,
	"berkas_asuransi" uuid,
	"pernyataan" boolean DEFAULT false NOT NULL,
	"rekomendasi_prodi" text,
	"catatan_prodi" text,
	"id_dosen_wali" uuid,
	"kode_akses_hash" text,
	"email_terkonfirmasi" boolean DEFAULT false NOT NULL,
	"tanggal_disetujui" timestamptz,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nomor_registrasi", '') || ' ' || coalesce("npm", '') || ' ' || coalesce("nama_lengkap", '') || ' ' || coalesce("nim_asal", '') || ' ' || coalesce("nama_kampus_asal", ''))) STORED,
	CONSTRAINT "uq_pertukaran_mhs_inbound_nomor_registrasi" UNIQUE("nomor_registrasi"),
	CONSTRAINT "uq_pertukaran_mhs_inbound_npm" UNIQUE("npm")
);

--> statement-breakpoint
CREATE TABLE "pertukaran_mk_inbound" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_masa_studi" uuid NOT NULL,
	"id_matkul" uuid NOT NULL,
	"kode_mk" text,
	"nama_mk" text,
	"sks" integer,
	"id_program_prodi" uuid,
	"kelas" text NOT NULL,
	"kuota" integer NOT NULL,
	"moda" text NOT NULL,
	"id_hari" uuid,
	"jam_mulai" text,
	"jam_selesai" text,
	"ruang" text,
	"link_daring" text,
	"deskripsi" text,
	"prasyarat" text,
	"berkas_rps" uuid,
	"bobot_partisipasi" numeric(5,2) NOT NULL,
	"bobot_tugas" numeric(5,2) NOT NULL,
	"bobot_uts" numeric(5,2) NOT NULL,
	"bobot_uas" numeric(5,2) NOT NULL,
	"terisi" integer,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode_mk", '') || ' ' || coalesce("nama_mk", ''))) STORED,
	CONSTRAINT "uq_pertukaran_mk_inbound_id_masa_studi_id_matkul_kelas" UNIQUE NULLS NOT DISTINCT("id_masa_studi","id_matkul","kelas")
);

--> statement-breakpoint
CREATE TABLE "pertukaran_mk_dosen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_mk_inbound" uuid NOT NULL,
	"id_pegawai" uuid NOT NULL,
	"peran" text NOT NULL,
	"sks_beban" numeric(4,2),
	CONSTRAINT "uq_pertukaran_mk_dosen_id_mk_inbound_id_pegawai" UNIQUE NULLS NOT DISTINCT("id_mk_inbound","id_pegawai")
);

--> statement-breakpoint
CREATE TABLE "pertukaran_krs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_mhs_inbound" uuid NOT NULL,
	"id_masa_studi" uuid NOT NULL,
	"npm" text,
	"semester_ke" integer,
	"total_sks" integer,
	"jumlah_mk" integer,
	"tanggal_ajukan" timestamptz,
	"id_penyetuju" uuid,
	"tanggal_setuju" timestamptz,
	"catatan" text,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("npm", ''))) STORED,
	CONSTRAINT "uq_pertukaran_krs_id_mhs_inbound_id_masa_studi" UNIQUE NULLS NOT DISTINCT("id_mhs_inbound","id_masa_studi")
);

--> statement-breakpoint
CREATE TABLE "pertukaran_krs_detail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_krs" uuid NOT NULL,
	"id_mk_inbound" uuid NOT NULL,
	"kode_mk" text,
	"nama_mk" text,
	"sks" integer,
	"keadaan" text NOT NULL,
	"alasan_batal" text
);

--> statement-breakpoint
CREATE TABLE "pertukaran_nilai_inbound" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_krs_detail" uuid NOT NULL,
	"kehadiran" numeric(5,2),
	"nilai_partisipasi" numeric(5,2),
	"nilai_tugas" numeric(5,2),
	"nilai_uts" numeric(5,2),
	"nilai_uas" numeric(5,2),
	"nilai_akhir" numeric(5,2),
	"nilai_huruf" text,
	"nilai_mutu" numeric(3,2),
	"catatan" text,
	"status" text NOT NULL,
	CONSTRAINT "uq_pertukaran_nilai_inbound_id_krs_detail" UNIQUE("id_krs_detail")
);

--> statement-breakpoint
CREATE TABLE "pertukaran_dokumen_inbound" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode" text NOT NULL,
	"id_mhs_inbound" uuid NOT NULL,
	"id_masa_studi" uuid NOT NULL,
	"sidik" text NOT NULL,
	"ips" numeric(3,2),
	"tanggal_cetak" timestamptz NOT NULL,
	CONSTRAINT "uq_pertukaran_dokumen_inbound_kode" UNIQUE("kode")
);

--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD COLUMN "id_mhs_inbound" uuid;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_masa_studi_pertukaran_masa_studi_id_fk" FOREIGN KEY ("id_masa_studi") REFERENCES "public"."pertukaran_masa_studi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_provinsi_master_provinsi_id_fk" FOREIGN KEY ("id_provinsi") REFERENCES "public"."master_provinsi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_kabupaten_master_kabupaten_id_fk" FOREIGN KEY ("id_kabupaten") REFERENCES "public"."master_kabupaten"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_kampus_master_kampus_id_fk" FOREIGN KEY ("id_kampus") REFERENCES "public"."master_kampus"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_dosen_wali_master_pegawai_id_fk" FOREIGN KEY ("id_dosen_wali") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mk_inbound" ADD CONSTRAINT "pertukaran_mk_inbound_id_masa_studi_pertukaran_masa_studi_id_fk" FOREIGN KEY ("id_masa_studi") REFERENCES "public"."pertukaran_masa_studi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mk_inbound" ADD CONSTRAINT "pertukaran_mk_inbound_id_matkul_master_matakuliah_id_fk" FOREIGN KEY ("id_matkul") REFERENCES "public"."master_matakuliah"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mk_inbound" ADD CONSTRAINT "pertukaran_mk_inbound_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mk_inbound" ADD CONSTRAINT "pertukaran_mk_inbound_id_hari_master_hari_id_fk" FOREIGN KEY ("id_hari") REFERENCES "public"."master_hari"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mk_dosen" ADD CONSTRAINT "pertukaran_mk_dosen_id_mk_inbound_pertukaran_mk_inbound_id_fk" FOREIGN KEY ("id_mk_inbound") REFERENCES "public"."pertukaran_mk_inbound"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_mk_dosen" ADD CONSTRAINT "pertukaran_mk_dosen_id_pegawai_master_pegawai_id_fk" FOREIGN KEY ("id_pegawai") REFERENCES "public"."master_pegawai"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_krs" ADD CONSTRAINT "pertukaran_krs_id_mhs_inbound_pertukaran_mhs_inbound_id_fk" FOREIGN KEY ("id_mhs_inbound") REFERENCES "public"."pertukaran_mhs_inbound"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_krs" ADD CONSTRAINT "pertukaran_krs_id_masa_studi_pertukaran_masa_studi_id_fk" FOREIGN KEY ("id_masa_studi") REFERENCES "public"."pertukaran_masa_studi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_krs" ADD CONSTRAINT "pertukaran_krs_id_penyetuju_pengaturan_user_id_fk" FOREIGN KEY ("id_penyetuju") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_krs_detail" ADD CONSTRAINT "pertukaran_krs_detail_id_krs_pertukaran_krs_id_fk" FOREIGN KEY ("id_krs") REFERENCES "public"."pertukaran_krs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_krs_detail" ADD CONSTRAINT "pertukaran_krs_detail_id_mk_inbound_pertukaran_mk_inbound_id_fk" FOREIGN KEY ("id_mk_inbound") REFERENCES "public"."pertukaran_mk_inbound"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_nilai_inbound" ADD CONSTRAINT "pertukaran_nilai_inbound_id_krs_detail_pertukaran_krs_detail_id_fk" FOREIGN KEY ("id_krs_detail") REFERENCES "public"."pertukaran_krs_detail"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_dokumen_inbound" ADD CONSTRAINT "pertukaran_dokumen_inbound_id_mhs_inbound_pertukaran_mhs_inbound_id_fk" FOREIGN KEY ("id_mhs_inbound") REFERENCES "public"."pertukaran_mhs_inbound"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_dokumen_inbound" ADD CONSTRAINT "pertukaran_dokumen_inbound_id_masa_studi_pertukaran_masa_studi_id_fk" FOREIGN KEY ("id_masa_studi") REFERENCES "public"."pertukaran_masa_studi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_pertukaran_mhs_inbound_id_masa_studi_email" ON "pertukaran_mhs_inbound" USING btree ("id_masa_studi","email") WHERE "status" not in ('ditolak', 'mengundurkan_diri');
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_pertukaran_mhs_inbound_id_masa_studi_nama_kampus_as_160oykf" ON "pertukaran_mhs_inbound" USING btree ("id_masa_studi","nama_kampus_asal","nim_asal") WHERE "status" not in ('ditolak', 'mengundurkan_diri');
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_urutan" ON "pertukaran_mhs_inbound" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_masa_studi" ON "pertukaran_mhs_inbound" USING btree ("id_masa_studi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_provinsi" ON "pertukaran_mhs_inbound" USING btree ("id_provinsi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_kabupaten" ON "pertukaran_mhs_inbound" USING btree ("id_kabupaten","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_kampus" ON "pertukaran_mhs_inbound" USING btree ("id_kampus","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_program_prodi" ON "pertukaran_mhs_inbound" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_dosen_wali" ON "pertukaran_mhs_inbound" USING btree ("id_dosen_wali","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_status" ON "pertukaran_mhs_inbound" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_jalur" ON "pertukaran_mhs_inbound" USING btree ("jalur","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_kewarganegaraan" ON "pertukaran_mhs_inbound" USING btree ("kewarganegaraan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_rekomendasi_prodi" ON "pertukaran_mhs_inbound" USING btree ("rekomendasi_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_nama_lengkap" ON "pertukaran_mhs_inbound" USING btree ("nama_lengkap","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_npm" ON "pertukaran_mhs_inbound" USING btree ("npm","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_nama_kampus_asal" ON "pertukaran_mhs_inbound" USING btree ("nama_kampus_asal","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_ipk" ON "pertukaran_mhs_inbound" USING btree ("ipk","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_updated_at" ON "pertukaran_mhs_inbound" USING btree ("updated_at","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_cari" ON "pertukaran_mhs_inbound" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_urutan" ON "pertukaran_mk_inbound" USING btree ("nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_id_masa_studi" ON "pertukaran_mk_inbound" USING btree ("id_masa_studi","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_id_matkul" ON "pertukaran_mk_inbound" USING btree ("id_matkul","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_id_program_prodi" ON "pertukaran_mk_inbound" USING btree ("id_program_prodi","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_id_hari" ON "pertukaran_mk_inbound" USING btree ("id_hari","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_moda" ON "pertukaran_mk_inbound" USING btree ("moda","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_status" ON "pertukaran_mk_inbound" USING btree ("status","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_kode_mk" ON "pertukaran_mk_inbound" USING btree ("kode_mk","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_sks" ON "pertukaran_mk_inbound" USING btree ("sks","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_kelas" ON "pertukaran_mk_inbound" USING btree ("kelas","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_jam_mulai" ON "pertukaran_mk_inbound" USING btree ("jam_mulai","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_jam_selesai" ON "pertukaran_mk_inbound" USING btree ("jam_selesai","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_terisi" ON "pertukaran_mk_inbound" USING btree ("terisi","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_kuota" ON "pertukaran_mk_inbound" USING btree ("kuota","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_updated_at" ON "pertukaran_mk_inbound" USING btree ("updated_at","nama_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_inbound_cari" ON "pertukaran_mk_inbound" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_dosen_urutan" ON "pertukaran_mk_dosen" USING btree ("peran" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mk_dosen_id_pegawai" ON "pertukaran_mk_dosen" USING btree ("id_pegawai","peran" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_urutan" ON "pertukaran_krs" USING btree ("updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_id_masa_studi" ON "pertukaran_krs" USING btree ("id_masa_studi","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_id_penyetuju" ON "pertukaran_krs" USING btree ("id_penyetuju","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_status" ON "pertukaran_krs" USING btree ("status","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_npm" ON "pertukaran_krs" USING btree ("npm","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_total_sks" ON "pertukaran_krs" USING btree ("total_sks","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_tanggal_ajukan" ON "pertukaran_krs" USING btree ("tanggal_ajukan","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_created_at" ON "pertukaran_krs" USING btree ("created_at","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_cari" ON "pertukaran_krs" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_pertukaran_krs_detail_id_krs_id_mk_inbound" ON "pertukaran_krs_detail" USING btree ("id_krs","id_mk_inbound") WHERE "keadaan" not in ('batal');
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_detail_urutan" ON "pertukaran_krs_detail" USING btree ("kode_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_detail_id_krs" ON "pertukaran_krs_detail" USING btree ("id_krs","kode_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_detail_id_mk_inbound" ON "pertukaran_krs_detail" USING btree ("id_mk_inbound","kode_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_krs_detail_keadaan" ON "pertukaran_krs_detail" USING btree ("keadaan","kode_mk","id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_nilai_inbound_urutan" ON "pertukaran_nilai_inbound" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_nilai_inbound_status" ON "pertukaran_nilai_inbound" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_dokumen_inbound_urutan" ON "pertukaran_dokumen_inbound" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_dokumen_inbound_id_mhs_inbound" ON "pertukaran_dokumen_inbound" USING btree ("id_mhs_inbound","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_dokumen_inbound_id_masa_studi" ON "pertukaran_dokumen_inbound" USING btree ("id_masa_studi","created_at" desc,"id");
--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "pengaturan_user_id_mhs_inbound_pertukaran_mhs_inbound_id_fk" FOREIGN KEY ("id_mhs_inbound") REFERENCES "public"."pertukaran_mhs_inbound"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_user" ADD CONSTRAINT "uq_pengaturan_user_id_mhs_inbound" UNIQUE("id_mhs_inbound");
