CREATE TABLE "internal_ubah_banyak" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"kolom" jsonb NOT NULL,
	"berubah" integer NOT NULL,
	"sama" integer NOT NULL,
	"ditolak" jsonb NOT NULL,
	"tersisa" jsonb,
	"id_user" text NOT NULL,
	"nama_user" text,
	"nama_role" text,
	"waktu" timestamptz NOT NULL,
	"diurungkan_pada" timestamptz
);

--> statement-breakpoint
CREATE INDEX "ix_internal_ubah_banyak_urutan" ON "internal_ubah_banyak" USING btree ("resource", "waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_ubah_banyak_id_user" ON "internal_ubah_banyak" USING btree ("id_user","resource","waktu" desc,"id");
