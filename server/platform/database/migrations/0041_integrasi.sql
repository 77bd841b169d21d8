CREATE TABLE "integrasi_kunci_api" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"keterangan" text,
	"peran" text NOT NULL,
	"id_program_prodi" uuid,
	"id_mitra" uuid,
	"id_user" uuid NOT NULL,
	"berlaku_sampai" date NOT NULL,
	"batas_per_menit" integer NOT NULL,
	"status" text NOT NULL,
	"awalan" text,
	"sidik" text,
	"terakhir_dipakai" timestamptz,
	"terakhir_dari" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_integrasi_kunci_api_nama" UNIQUE("nama"),
	CONSTRAINT "uq_integrasi_kunci_api_sidik" UNIQUE("sidik")
);

--> statement-breakpoint
CREATE TABLE "integrasi_kunci_api_cakupan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"sumber" text NOT NULL,
	"nama_data" text,
	"akses" text[] DEFAULT '{}' NOT NULL,
	"kolom" text[] DEFAULT '{}' NOT NULL,
	"nama_kolom" text,
	"saring_kolom" text,
	"saring_nilai" text[] DEFAULT '{}' NOT NULL,
	"batasan" text
);

--> statement-breakpoint
CREATE TABLE "integrasi_webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"id_kunci" uuid NOT NULL,
	"alamat" text NOT NULL,
	"peristiwa" text[] DEFAULT '{}' NOT NULL,
	"sumber" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"rahasia_tersimpan" boolean DEFAULT false NOT NULL,
	"rahasia" text,
	"sejak" timestamptz,
	"dibaca_sampai" timestamptz,
	"dijeda_sistem" boolean DEFAULT false NOT NULL,
	"gagal_beruntun" integer,
	"coba_lagi" timestamptz,
	"terakhir_terkirim" timestamptz,
	"pesan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("alamat", ''))) STORED,
	CONSTRAINT "uq_integrasi_webhook_nama" UNIQUE("nama")
);

--> statement-breakpoint
CREATE TABLE "integrasi_kiriman" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_webhook" uuid NOT NULL,
	"id_riwayat" text,
	"peristiwa" text NOT NULL,
	"sumber" text NOT NULL,
	"nama_data" text,
	"id_baris" text NOT NULL,
	"terjadi" timestamptz NOT NULL,
	"isi" jsonb,
	"status" text NOT NULL,
	"percobaan" integer,
	"kode_http" integer,
	"jawaban" text,
	"dikirim_pada" timestamptz,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("id_baris", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api" ADD CONSTRAINT "integrasi_kunci_api_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api" ADD CONSTRAINT "integrasi_kunci_api_id_mitra_master_mitra_id_fk" FOREIGN KEY ("id_mitra") REFERENCES "public"."master_mitra"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api" ADD CONSTRAINT "integrasi_kunci_api_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api_cakupan" ADD CONSTRAINT "integrasi_kunci_api_cakupan_parent_id_integrasi_kunci_api_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."integrasi_kunci_api"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integrasi_webhook" ADD CONSTRAINT "integrasi_webhook_id_kunci_integrasi_kunci_api_id_fk" FOREIGN KEY ("id_kunci") REFERENCES "public"."integrasi_kunci_api"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integrasi_kiriman" ADD CONSTRAINT "integrasi_kiriman_id_webhook_integrasi_webhook_id_fk" FOREIGN KEY ("id_webhook") REFERENCES "public"."integrasi_webhook"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_id_program_prodi" ON "integrasi_kunci_api" USING btree ("id_program_prodi","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_id_mitra" ON "integrasi_kunci_api" USING btree ("id_mitra","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_id_user" ON "integrasi_kunci_api" USING btree ("id_user","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_status" ON "integrasi_kunci_api" USING btree ("status","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_peran" ON "integrasi_kunci_api" USING btree ("peran","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_cari" ON "integrasi_kunci_api" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kunci_api_cakupan_parent" ON "integrasi_kunci_api_cakupan" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_webhook_id_kunci" ON "integrasi_webhook" USING btree ("id_kunci","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_webhook_status" ON "integrasi_webhook" USING btree ("status","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_webhook_cari" ON "integrasi_webhook" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_urutan" ON "integrasi_kiriman" USING btree ("terjadi" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_id_webhook" ON "integrasi_kiriman" USING btree ("id_webhook","terjadi" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_status" ON "integrasi_kiriman" USING btree ("status","terjadi" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_peristiwa" ON "integrasi_kiriman" USING btree ("peristiwa","terjadi" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_id_webhook_id_riwayat" ON "integrasi_kiriman" USING btree ("id_webhook","id_riwayat");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_id_webhook_sumber_id_baris" ON "integrasi_kiriman" USING btree ("id_webhook","sumber","id_baris");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_id_webhook_status_terjadi" ON "integrasi_kiriman" USING btree ("id_webhook","status","terjadi");
--> statement-breakpoint
CREATE INDEX "ix_integrasi_kiriman_cari" ON "integrasi_kiriman" USING gin ("_cari" gin_trgm_ops);
