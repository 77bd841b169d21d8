CREATE TABLE "internal_catatan_siap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"antrean" text NOT NULL,
	"langkah" text NOT NULL,
	"teks" text NOT NULL,
	"id_role" text,
	CONSTRAINT "uq_internal_catatan_siap_teks_id_user_antrean_langkah" UNIQUE NULLS NOT DISTINCT("teks","id_user","antrean","langkah")
);

--> statement-breakpoint
ALTER TABLE "internal_catatan_siap" ADD CONSTRAINT "internal_catatan_siap_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_catatan_siap" ADD CONSTRAINT "internal_catatan_siap_id_role_pengaturan_role_id_fk" FOREIGN KEY ("id_role") REFERENCES "public"."pengaturan_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_catatan_siap_urutan" ON "internal_catatan_siap" USING btree ("teks","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_catatan_siap_id_user" ON "internal_catatan_siap" USING btree ("id_user","teks","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_catatan_siap_id_role" ON "internal_catatan_siap" USING btree ("id_role","teks","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_catatan_siap_antrean" ON "internal_catatan_siap" USING btree ("antrean","teks","id");
