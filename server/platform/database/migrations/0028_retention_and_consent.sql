CREATE TABLE "mbkm_persetujuan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kode_jenis_mbkm" text,
	"versi" integer,
	"judul" text NOT NULL,
	"isi" text NOT NULL,
	"judul_inggris" text,
	"isi_inggris" text,
	"minta_ulang" boolean DEFAULT false NOT NULL,
	"terbit_pada" timestamptz,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "mbkm_persetujuan_peserta" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"id_persetujuan" uuid NOT NULL,
	"judul" text,
	"versi" integer,
	"disetujui_pada" timestamptz NOT NULL,
	CONSTRAINT "uq_mbkm_persetujuan_peserta_id_pendaftar_mbkm_id_persetujuan" UNIQUE NULLS NOT DISTINCT("id_pendaftar_mbkm","id_persetujuan")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_retensi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"tahun" integer,
	CONSTRAINT "uq_pengaturan_retensi_jenis" UNIQUE("jenis")
);

--> statement-breakpoint
CREATE TABLE "pengaturan_penahanan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"sumber" text NOT NULL,
	"id_orang" text NOT NULL,
	"nama" text NOT NULL,
	"alasan" text NOT NULL,
	"dilepas_pada" timestamptz,
	"alasan_lepas" text
);

--> statement-breakpoint
CREATE TABLE "internal_anonimisasi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"tanggal" date NOT NULL,
	"status" text NOT NULL,
	"catatan" text NOT NULL,
	"rencana" jsonb,
	"hasil" jsonb,
	"total" integer NOT NULL,
	"id_user" text NOT NULL,
	"nama_user" text,
	"mulai" timestamptz,
	"selesai" timestamptz,
	"dibatalkan_oleh" text,
	"alasan_batal" text
);

--> statement-breakpoint
CREATE TABLE "internal_anonimisasi_baris" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_anonimisasi" uuid NOT NULL,
	"jenis" text NOT NULL,
	"id_baris" text NOT NULL,
	"hasil" text NOT NULL,
	"pesan" text
);

--> statement-breakpoint
DROP VIEW "public"."mbkm_riwayat_status";
--> statement-breakpoint
ALTER TABLE "mbkm_persetujuan_peserta" ADD CONSTRAINT "mbkm_persetujuan_peserta_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mbkm_persetujuan_peserta" ADD CONSTRAINT "mbkm_persetujuan_peserta_id_persetujuan_mbkm_persetujuan_id_fk" FOREIGN KEY ("id_persetujuan") REFERENCES "public"."mbkm_persetujuan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_anonimisasi_baris" ADD CONSTRAINT "internal_anonimisasi_baris_id_anonimisasi_internal_anonimisasi_id_fk" FOREIGN KEY ("id_anonimisasi") REFERENCES "public"."internal_anonimisasi"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_mbkm_persetujuan_urutan" ON "mbkm_persetujuan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_persetujuan_kode_jenis_mbkm" ON "mbkm_persetujuan" USING btree ("kode_jenis_mbkm","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_persetujuan_status" ON "mbkm_persetujuan" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_persetujuan_cari" ON "mbkm_persetujuan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_mbkm_persetujuan_peserta_urutan" ON "mbkm_persetujuan_peserta" USING btree ("disetujui_pada" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_persetujuan_peserta_id_persetujuan" ON "mbkm_persetujuan_peserta" USING btree ("id_persetujuan","disetujui_pada" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_retensi_urutan" ON "pengaturan_retensi" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_penahanan_urutan" ON "pengaturan_penahanan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_penahanan_id_orang" ON "pengaturan_penahanan" USING btree ("id_orang","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_anonimisasi_urutan" ON "internal_anonimisasi" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_anonimisasi_status" ON "internal_anonimisasi" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_anonimisasi_baris_urutan" ON "internal_anonimisasi_baris" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_anonimisasi_baris_id_anonimisasi" ON "internal_anonimisasi_baris" USING btree ("id_anonimisasi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_anonimisasi_baris_hasil" ON "internal_anonimisasi_baris" USING btree ("hasil","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_anonimisasi_baris_id_baris" ON "internal_anonimisasi_baris" USING btree ("id_baris","created_at" desc,"id");
--> statement-breakpoint
CREATE VIEW "public"."mbkm_riwayat_status" AS (select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'pendaftaran' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kembalikan' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' and r.tindakan = 'kirim_ulang' then 'reviu_nilai' when r.kolom_status = 'statusKonversi' then 'konversi' when r.aksi in ('buat', 'impor') then 'pendaftaran' when r.perubahan ? 'statusSiamik' then 'siamik' when r.perubahan ? 'idDosenPembimbing' then 'dospem' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_pendaftar_program_mbkm p on p.id::text = r.id_baris where r.resource = 'mbkm/pendaftar-program-mbkm' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_kkn_luaran p on p.id::text = r.id_baris where r.resource = 'kkn/kkn-luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_laporan_harian p on p.id::text = r.id_baris where r.resource = 'kkn/laporan-harian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kkn_pendaftaran p on p.id::text = r.id_baris where r.resource = 'kkn/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'data' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_dokumen p on p.id::text = r.id_baris where r.resource = 'komcad/dokumen' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_latsarmil p on p.id::text = r.id_baris where r.resource = 'komcad/latsarmil' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_log_book p on p.id::text = r.id_baris where r.resource = 'komcad/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'tahap' then 'pendaftaran' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_pendaftaran p on p.id::text = r.id_baris where r.resource = 'komcad/pendaftaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_penilaian p on p.id::text = r.id_baris where r.resource = 'komcad/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_seleksi_kompetensi p on p.id::text = r.id_baris where r.resource = 'komcad/seleksi-kompetensi' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join komcad_upload_kelulusan p on p.id::text = r.id_baris where r.resource = 'komcad/upload-kelulusan' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'revisi_nilai' else 'revisi_nilai' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_revisi_nilai p on p.id::text = r.id_baris where r.resource = 'konversi/revisi-nilai' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_awal p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-awal' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'konversi' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join konversi_terpilih_final p on p.id::text = r.id_baris where r.resource = 'konversi/terpilih-final' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_log_book p on p.id::text = r.id_baris where r.resource = 'kwu/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_luaran p on p.id::text = r.id_baris where r.resource = 'kwu/luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join kwu_pendaftaran_kwu p on p.id::text = r.id_baris where r.resource = 'kwu/pendaftaran-kwu' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_logbook_magang p on p.id::text = r.id_baris where r.resource = 'magang/logbook-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_luaran_magang p on p.id::text = r.id_baris where r.resource = 'magang/luaran-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join magang_pendaftar_magang p on p.id::text = r.id_baris where r.resource = 'magang/pendaftar-magang' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_catatan_monitoring p on p.id::text = r.id_baris where r.resource = 'mbkm/catatan-monitoring' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'persetujuan' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join mbkm_persetujuan_peserta p on p.id::text = r.id_baris where r.resource = 'mbkm/persetujuan-peserta' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join nilai_penilaian p on p.id::text = r.id_baris where r.resource = 'nilai/penilaian' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'statusKhs' then 'konversi' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join pertukaran_outbound p on p.id::text = r.id_baris where r.resource = 'pertukaran/outbound' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'statusKhs' then 'konversi' else 'data' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join pertukaran_permadi p on p.id::text = r.id_baris where r.resource = 'pertukaran/permadi' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'logbook' else 'logbook' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_log_book p on p.id::text = r.id_baris where r.resource = 'riset/log-book' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'luaran' else 'luaran' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_luaran p on p.id::text = r.id_baris where r.resource = 'riset/luaran' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_menilai_riset p on p.id::text = r.id_baris where r.resource = 'riset/menilai-riset' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, case when r.kolom_status = 'status' then 'penilaian' else 'penilaian' end as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_nilai_mitra p on p.id::text = r.id_baris where r.resource = 'riset/nilai-mitra' union all select r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version, p.id_pendaftar_mbkm as id_pendaftar_mbkm, r.resource as entitas, r.id_baris as id_entitas, 'data' as alur, coalesce(r.tindakan, r.aksi) as aksi, r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user, r.role_id as id_role, r.nama_role, r.waktu from internal_riwayat r join riset_pendaftaran p on p.id::text = r.id_baris where r.resource = 'riset/pendaftaran');
--> statement-breakpoint
-- Two exceptions that the jobs of retention declare in their own transaction (docs/domain/10 §9): values that say who
-- somebody was may be taken out of a line, never who did what, when, in which step and to which fields; and lines of
-- the access log that are older than a year may go.
create or replace function tolak_perubahan() returns trigger language plpgsql as $$
declare
  nilai constant text[] := array['perubahan', 'catatan', 'alasan', 'nama_user', 'nama_orang', '_cari'];
  lama constant jsonb := to_jsonb(old);
  baru jsonb;
begin
  if tg_op = 'UPDATE' and current_setting('portal.anonimkan', true) = 'ya' then
    baru := to_jsonb(new);
    if lama - nilai = baru - nilai
       and (select array_agg(k order by k) from jsonb_object_keys(
              case jsonb_typeof(lama -> 'perubahan') when 'object' then lama -> 'perubahan' else '{}' end) k)
           is not distinct from
           (select array_agg(k order by k) from jsonb_object_keys(
              case jsonb_typeof(baru -> 'perubahan') when 'object' then baru -> 'perubahan' else '{}' end) k)
    then
      return new;
    end if;
  elsif tg_op = 'DELETE' and tg_table_name = 'pengaturan_akses_data'
        and current_setting('portal.masa_simpan', true) = 'ya'
        and (lama ->> 'hari')::date < current_date - 365 then
    return old;
  end if;
  raise exception 'Tabel % hanya dapat ditambah', tg_table_name using errcode = 'restrict_violation';
end $$;
