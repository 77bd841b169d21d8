CREATE TABLE "internal_situs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"terbit" jsonb,
	"draf" jsonb,
	"nomor" integer NOT NULL,
	"nama_pengubah" text,
	"diubah_pada" timestamptz,
	CONSTRAINT "uq_internal_situs_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
CREATE TABLE "internal_situs_versi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"nomor" integer NOT NULL,
	"isi" jsonb,
	"catatan" text,
	"id_user" text,
	"nama_user" text,
	"waktu" timestamptz NOT NULL,
	CONSTRAINT "uq_internal_situs_versi_kunci_nomor" UNIQUE NULLS NOT DISTINCT("kunci","nomor")
);

--> statement-breakpoint
CREATE TABLE "internal_situs_gambar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama_asli" text NOT NULL,
	"lebar" integer NOT NULL,
	"tinggi" integer NOT NULL,
	"ukuran" jsonb,
	"id_user" text
);

--> statement-breakpoint
CREATE INDEX "ix_internal_situs_urutan" ON "internal_situs" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_situs_versi_urutan" ON "internal_situs_versi" USING btree ("kunci", "nomor" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_situs_gambar_urutan" ON "internal_situs_gambar" USING btree ("created_at" desc,"id");
