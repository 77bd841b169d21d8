CREATE TABLE "internal_sampah" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"id_baris" text NOT NULL,
	"nama" text,
	"isi" jsonb,
	"ikut" jsonb,
	"versi" integer,
	"id_user" text,
	"nama_user" text,
	"nama_role" text,
	"waktu" timestamptz NOT NULL
);

--> statement-breakpoint
CREATE TABLE "internal_penggabungan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"id_tetap" text NOT NULL,
	"id_lebur" text NOT NULL,
	"nama_tetap" text,
	"nama_lebur" text,
	"versi" integer,
	"sebelum" jsonb,
	"pindah" jsonb,
	"id_user" text,
	"nama_user" text,
	"waktu" timestamptz NOT NULL,
	"dibatalkan_pada" timestamptz
);

--> statement-breakpoint
CREATE INDEX "ix_internal_sampah_urutan" ON "internal_sampah" USING btree ("resource", "waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_sampah_id_baris" ON "internal_sampah" USING btree ("id_baris","resource","waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_penggabungan_urutan" ON "internal_penggabungan" USING btree ("id_tetap", "waktu" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_penggabungan_id_lebur" ON "internal_penggabungan" USING btree ("id_lebur","id_tetap","waktu" desc,"id");
