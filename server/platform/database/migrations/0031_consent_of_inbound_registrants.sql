ALTER TABLE "pertukaran_mhs_inbound" ADD COLUMN "id_persetujuan" uuid;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD COLUMN "judul_persetujuan" text;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD COLUMN "versi_persetujuan" integer;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD COLUMN "waktu_persetujuan" timestamptz;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD CONSTRAINT "pertukaran_mhs_inbound_id_persetujuan_mbkm_persetujuan_id_fk" FOREIGN KEY ("id_persetujuan") REFERENCES "public"."mbkm_persetujuan"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_persetujuan" ON "pertukaran_mhs_inbound" USING btree ("id_persetujuan","created_at" desc,"id");
