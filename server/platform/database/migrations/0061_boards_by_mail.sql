ALTER TABLE "internal_kiriman_laporan" DROP CONSTRAINT "uq_internal_kiriman_laporan_id_laporan_id_user_role";
--> statement-breakpoint
ALTER TABLE "internal_kiriman_laporan" ALTER COLUMN "id_laporan" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "internal_kiriman_laporan" ADD COLUMN "id_papan" uuid;
--> statement-breakpoint
ALTER TABLE "internal_kiriman_laporan" ADD CONSTRAINT "internal_kiriman_laporan_id_papan_internal_papan_laporan_id_fk" FOREIGN KEY ("id_papan") REFERENCES "public"."internal_papan_laporan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_kiriman_laporan_id_papan" ON "internal_kiriman_laporan" USING btree ("id_papan","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_riwayat_resource_waktu_hapus" ON "internal_riwayat" USING btree ("resource","waktu") WHERE "aksi" = 'hapus';
--> statement-breakpoint
ALTER TABLE "internal_kiriman_laporan" ADD CONSTRAINT "uq_internal_kiriman_laporan_id_laporan_id_papan_id_user_role" UNIQUE NULLS NOT DISTINCT("id_laporan","id_papan","id_user_role");
