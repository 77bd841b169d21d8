CREATE TABLE "internal_tunda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"resource" text NOT NULL,
	"id_baris" text NOT NULL,
	"sampai" date NOT NULL,
	"alasan" text NOT NULL,
	CONSTRAINT "uq_internal_tunda_id_user_resource_id_baris" UNIQUE NULLS NOT DISTINCT("id_user","resource","id_baris")
);

--> statement-breakpoint
ALTER TABLE "internal_tunda" ADD CONSTRAINT "internal_tunda_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_tunda_urutan" ON "internal_tunda" USING btree ("id_user", "resource", "id_baris","id");
