ALTER TABLE "activities" DROP CONSTRAINT "activities_named";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "notes_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "steps_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_named" CHECK (("activities"."catalogue_key" is null) <> ("activities"."custom_name" is null and "activities"."name_sealed" is null));