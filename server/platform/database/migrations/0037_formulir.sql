CREATE TABLE "formulir_formulir" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"judul" text NOT NULL,
	"keterangan" text,
	"audiens" text[] DEFAULT '{}' NOT NULL,
	"pembaca" text[] DEFAULT '{}' NOT NULL,
	"tanggal_buka" date,
	"tanggal_tutup" date,
	"dapat_diubah" boolean DEFAULT false NOT NULL,
	"nomor_versi" integer,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "formulir_versi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"definisi" jsonb NOT NULL,
	"id_user" text,
	"nama_user" text,
	"waktu" timestamptz NOT NULL,
	CONSTRAINT "uq_formulir_versi_id_formulir_nomor" UNIQUE NULLS NOT DISTINCT("id_formulir","nomor")
);

--> statement-breakpoint
CREATE TABLE "formulir_jawaban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"id_user" uuid NOT NULL,
	"nomor_versi" integer NOT NULL,
	"keadaan" text NOT NULL,
	"isi" jsonb NOT NULL,
	"dikirim_pada" timestamptz,
	CONSTRAINT "uq_formulir_jawaban_id_formulir_id_user" UNIQUE NULLS NOT DISTINCT("id_formulir","id_user")
);

--> statement-breakpoint
ALTER TABLE "formulir_versi" ADD CONSTRAINT "formulir_versi_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD CONSTRAINT "formulir_jawaban_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD CONSTRAINT "formulir_jawaban_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_formulir_formulir_urutan" ON "formulir_formulir" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_formulir_status" ON "formulir_formulir" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_formulir_cari" ON "formulir_formulir" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_formulir_versi_urutan" ON "formulir_versi" USING btree ("id_formulir", "nomor" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_jawaban_urutan" ON "formulir_jawaban" USING btree ("id_formulir", "dikirim_pada" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_jawaban_id_user" ON "formulir_jawaban" USING btree ("id_user","id_formulir","dikirim_pada" desc,"id");
