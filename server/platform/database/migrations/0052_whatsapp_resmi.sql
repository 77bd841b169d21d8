CREATE TABLE "pesan_izin_wa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"sidik" text NOT NULL,
	"boleh" boolean DEFAULT false NOT NULL,
	"sumber" text NOT NULL,
	"pada" timestamptz NOT NULL,
	CONSTRAINT "uq_pesan_izin_wa_sidik" UNIQUE("sidik")
);

--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "wa_keadaan" text;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "wa_id" text;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "wa_pada" timestamptz;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "wa_alasan" text;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "wa_percobaan" integer;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "wa_berikutnya" timestamptz;
--> statement-breakpoint
CREATE INDEX "ix_pesan_izin_wa_urutan" ON "pesan_izin_wa" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_wa_id" ON "pesan_penerima" USING btree ("wa_id","id_pesan","id_baris","id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_wa_keadaan" ON "pesan_penerima" USING btree ("wa_keadaan","id_pesan","id_baris","id");
