"""Scene: a clean start, lights, the shadow-catching floor and the settings of Cycles."""
import math
import bpy
from mathutils import Vector, noise

FLOOR = .8         # a shadow catcher shows up doubled (1.6) in the albedo pass: that tells floor from product


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    noise.seed_set(9)          # or the wrinkles, and sizes by a centimetre, differ from run to run


def area(name, loc, target, size, power, color=(1, 1, 1)):
    li = bpy.data.lights.new(name, 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', size[0], size[1]
    li.energy, li.color = power, color
    ob = bpy.data.objects.new(name, li)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def world(strength, color=(1, 1, 1)):
    w = bpy.data.worlds.new('world')
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs['Color'].default_value, bg.inputs['Strength'].default_value = (*color, 1), strength
    bpy.context.scene.world = w


def studio_lights(p):
    """Three big soft boxes around a product, on an invisible white floor (or in front of such a wall)."""
    s = max(*p.size, .12)
    k = s * s
    area('key', (-1.5 * s, -1.5 * s, 2.1 * s), (0, 0, .25 * s), (1.3 * s, 1.3 * s), 58 * k)
    area('fill', (2.2 * s, -1.2 * s, 1.2 * s), (0, 0, .3 * s), (2 * s, 2 * s), 9 * k)
    area('top', (0, .5 * s, 2.8 * s), (0, 0, 0), (2.6 * s, 2.6 * s), 24 * k)
    world(.40)
    me = bpy.data.meshes.new('floor')
    r = 14 * s
    me.from_pydata([(-r, -r, 0), (r, -r, 0), (r, r, 0), (-r, r, 0)], [], [(0, 1, 2, 3)])
    ob = bpy.data.objects.new('floor', me)
    m = bpy.data.materials.new('floor')
    m.use_nodes = True
    m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (FLOOR, FLOOR, FLOOR, 1)
    m.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 1
    m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
    me.materials.append(m)
    ob.is_shadow_catcher = True
    ob.hide_render = p.ground == 'none'
    if p.ground == 'wall':
        ob.location, ob.rotation_euler = (0, float(p.hi[1]) + .001, 0), (math.radians(90), 0, 0)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def setup(size, samples, transparent=True, threshold=.04, bounces=3, threads=0):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device = 'CPU'
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, threshold, 4
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = bounces, max(2, bounces - 2), 3, 4
    c.transparent_max_bounces = c.min_transparent_bounces = 16          # no light is dropped by chance on its way through glass: that is grain
    c.sample_clamp_indirect = 6
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1
    c.use_denoising = False
    sc.render.film_transparent = transparent
    sc.render.resolution_x, sc.render.resolution_y = size
    sc.render.resolution_percentage = 100
    sc.render.threads_mode, sc.render.threads = ('FIXED', threads) if threads else ('AUTO', 0)
    sc.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True
    sc.view_settings.view_transform = 'Standard'


def samples(n):
    bpy.context.scene.cycles.samples = n


def want_masks(names):
    """Ask Cycles for one coverage pass per recolourable finish."""
    vl = bpy.context.view_layer
    for n in names:
        if n not in [a.name for a in vl.aovs]:
            a = vl.aovs.add()
            a.name, a.type = n, 'VALUE'
