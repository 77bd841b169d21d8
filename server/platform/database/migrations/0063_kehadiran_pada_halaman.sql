CREATE TABLE "internal_kehadiran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"tempat" text NOT NULL,
	"id_user" uuid NOT NULL,
	"terlihat" timestamptz NOT NULL,
	CONSTRAINT "uq_internal_kehadiran_tempat_id_user" UNIQUE NULLS NOT DISTINCT("tempat","id_user")
);

--> statement-breakpoint
ALTER TABLE "internal_kehadiran" ADD CONSTRAINT "internal_kehadiran_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_kehadiran_urutan" ON "internal_kehadiran" USING btree ("terlihat","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_kehadiran_id_user" ON "internal_kehadiran" USING btree ("id_user","terlihat","id");
