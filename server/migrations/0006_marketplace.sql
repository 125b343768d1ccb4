CREATE TABLE "bookings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"professional_id" text NOT NULL,
	"professional" jsonb NOT NULL,
	"session_type" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "bookings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bookings_span" CHECK ("bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "professionals" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	"confirmed_on" date NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot" ON "bookings" USING btree ("professional_id","starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_own_time" ON "bookings" USING btree ("user_id","starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "bookings_standing" ON "bookings" USING btree ("starts_at") WHERE cancelled_at is null;