CREATE TABLE "internal_tampilan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"daftar" text NOT NULL,
	"nama" text NOT NULL,
	"isi" jsonb NOT NULL,
	"id_role" text,
	"bawaan" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uq_internal_tampilan_nama_id_user_daftar" UNIQUE NULLS NOT DISTINCT("nama","id_user","daftar")
);

--> statement-breakpoint
ALTER TABLE "internal_tampilan" ADD CONSTRAINT "internal_tampilan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_tampilan" ADD CONSTRAINT "internal_tampilan_id_role_pengaturan_role_id_fk" FOREIGN KEY ("id_role") REFERENCES "public"."pengaturan_role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_tampilan_urutan" ON "internal_tampilan" USING btree ("nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tampilan_id_user" ON "internal_tampilan" USING btree ("id_user","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tampilan_id_role" ON "internal_tampilan" USING btree ("id_role","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_tampilan_daftar" ON "internal_tampilan" USING btree ("daftar","nama","id");
