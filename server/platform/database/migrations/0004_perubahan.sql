CREATE TABLE "pertukaran_outbound" (
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
	"id_masa_studi" uuid,
	"id_kampus" uuid,
	"negara" text,
	"kota" text,
	"prodi_tujuan" text,
	"fakultas_tujuan" text,
	"nim_tujuan" text,
	"nama_pic_tujuan" text,
	"email_pic_tujuan" text,
	"pendanaan" text,
	"nominal_bantuan" bigint,
	"motivasi" text,
	"berkas_transkrip" uuid,
	"berkas_rekomendasi" uuid,
	"berkas_izin_ortu" uuid,
	"berkas_pakta" uuid,
	"berkas_loa" uuid,
	"berkas_bahasa" uuid,
	"berkas_khs" uuid,
	"nomor_khs" text,
	"tanggal_khs" date,
	"status_khs" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("npm", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("prodi_tujuan", ''))) STORED,
	CONSTRAINT "uq_pertukaran_outbound_id_pendaftar_mbkm" UNIQUE("id_pendaftar_mbkm")
);

--> statement-breakpoint
DROP VIEW "public"."mbkm_riwayat_status";
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD COLUMN "satuan_asal" text;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD COLUMN "sks_asli_asal" numeric(4,1);
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD COLUMN "berkas_silabus" uuid;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD COLUMN "dibatalkan" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "konversi_terpilih_awal" ADD COLUMN "alasan_batal" text;
--> statement-breakpoint
ALTER TABLE "pertukaran_outbound" ADD CONSTRAINT "pertukaran_outbound_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_outbound" ADD CONSTRAINT "pertukaran_outbound_id_mahasiswa_master_mahasiswa_id_fk" FOREIGN KEY ("id_mahasiswa") REFERENCES "public"."master_mahasiswa"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_outbound" ADD CONSTRAINT "pertukaran_outbound_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_outbound" ADD CONSTRAINT "pertukaran_outbound_id_masa_studi_pertukaran_masa_studi_id_fk" FOREIGN KEY ("id_masa_studi") REFERENCES "public"."pertukaran_masa_studi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_outbound" ADD CONSTRAINT "pertukaran_outbound_id_kampus_master_kampus_id_fk" FOREIGN KEY ("id_kampus") REFERENCES "public"."master_kampus"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_urutan" ON "pertukaran_outbound" USING btree ("updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_id_mahasiswa" ON "pertukaran_outbound" USING btree ("id_mahasiswa","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_id_program_prodi" ON "pertukaran_outbound" USING btree ("id_program_prodi","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_id_masa_studi" ON "pertukaran_outbound" USING btree ("id_masa_studi","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_id_kampus" ON "pertukaran_outbound" USING btree ("id_kampus","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_negara" ON "pertukaran_outbound" USING btree ("negara","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_status_khs" ON "pertukaran_outbound" USING btree ("status_khs","updated_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_outbound_cari" ON "pertukaran_outbound" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE VIEW "public"."mbkm_riwayat_status" AS (select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'pendaftaran' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kembalikan' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kirim_ulang' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' then 'konversi' when r.aksi in ('buat', 'impor') then 'pendaftaran' when r.perubahan ? 'statusSiamik' then 'siamik' when r.perubahan ? 'idDosenPembimbing' then 'dospem' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_pendaftar_program_mbkm p on p.id::text = r.id_baris where r.resource = 'mbkm/pendaftar-program-mbkm' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_catatan_monitoring p on p.id::text = r.id_baris where r.resource = 'mbkm/catatan-monitoring' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join nilai_penilaian p on p.id::text = r.id_baris where r.resource = 'nilai/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_pendaftar_magang p on p.id::text = r.id_baris where r.resource = 'magang/pendaftar-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_awal p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-awal' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_final p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-final' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_logbook_magang p on p.id::text = r.id_baris where r.resource = 'magang/logbook-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_luaran_magang p on p.id::text = r.id_baris where r.resource = 'magang/luaran-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'revisi_nilai' else 'revisi_nilai' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_revisi_nilai p on p.id::text = r.id_baris where r.resource = 'konversi/revisi-nilai' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_pendaftaran p on p.id::text = r.id_baris where r.resource = 'kkn/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_laporan_harian p on p.id::text = r.id_baris where r.resource = 'kkn/laporan-harian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_kkn_luaran p on p.id::text = r.id_baris where r.resource = 'kkn/kkn-luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_pendaftaran_kwu p on p.id::text = r.id_baris where r.resource = 'kwu/pendaftaran-kwu' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_log_book p on p.id::text = r.id_baris where r.resource = 'kwu/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_luaran p on p.id::text = r.id_baris where r.resource = 'kwu/luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'statusKhs' then 'konversi' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join pertukaran_outbound p on p.id::text = r.id_baris where r.resource = 'pertukaran/outbound');
