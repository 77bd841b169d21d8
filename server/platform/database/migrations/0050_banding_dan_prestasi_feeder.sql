CREATE TABLE "sinkronisasi_banding_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pengiriman" uuid NOT NULL,
	"sisi" text NOT NULL,
	"nama" text NOT NULL,
	"lokasi" text,
	"keterangan" text,
	"id_feeder" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "sinkronisasi_rekaman_feeder" ALTER COLUMN "kode_jenis_mbkm" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "prestasi" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "banding" text DEFAULT 'belum' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ALTER COLUMN "banding" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "jumlah_di_feeder" integer;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "jumlah_hanya_feeder" integer;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "jumlah_hanya_portal" integer;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "dibandingkan_pada" timestamptz;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_banding_feeder" ADD CONSTRAINT "sinkronisasi_banding_feeder_id_pengiriman_sinkronisasi_pengiriman_feeder_id_fk" FOREIGN KEY ("id_pengiriman") REFERENCES "public"."sinkronisasi_pengiriman_feeder"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_banding_feeder_urutan" ON "sinkronisasi_banding_feeder" USING btree ("sisi", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_banding_feeder_id_pengiriman" ON "sinkronisasi_banding_feeder" USING btree ("id_pengiriman","sisi","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_banding_feeder_cari" ON "sinkronisasi_banding_feeder" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
UPDATE "sinkronisasi_pengiriman_feeder" SET "jumlah_di_feeder" = 0, "jumlah_hanya_feeder" = 0, "jumlah_hanya_portal" = 0;
