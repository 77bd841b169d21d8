CREATE TABLE "internal_server_surel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"keamanan" text NOT NULL,
	"pengguna" text,
	"sandi" text,
	"nama_pengirim" text,
	"alamat_pengirim" text NOT NULL,
	CONSTRAINT "uq_internal_server_surel_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
ALTER TABLE "internal_surel" ADD COLUMN "catatan" text;
--> statement-breakpoint
CREATE INDEX "ix_internal_server_surel_urutan" ON "internal_server_surel" USING btree ("created_at" desc,"id");
