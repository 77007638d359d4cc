"""Taking a picture: Cycles passes, denoising, recolouring, writing."""
import math
import os
import tempfile
import time
import bpy
import numpy as np
from mathutils import Vector
import camera
import denoise
import exr
import mat
import png
import stage
import tone

_denoiser = None


def _passes(tmp):
    sc = bpy.context.scene
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for name, sock in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
        fo.file_slots.new(name)
        nt.links.new(rl.outputs[sock], fo.inputs[name])
    for a in bpy.context.view_layer.aovs:
        fo.file_slots.new('aov_' + a.name)
        nt.links.new(rl.outputs[a.name], fo.inputs['aov_' + a.name])


def render(path, weights, over_white=True, exposure=1., fade=True, recolour=None, target=.74, **tone_kw):
    """Render the current scene, denoise, finish and write the picture (`path`) and its colour variants.

    recolour: {path: {part: (old colour, new colour)}}, as catalog.changes tells.
    """
    global _denoiser
    tmp = tempfile.mkdtemp(prefix='studio-')
    _passes(tmp)
    t0 = time.time()
    bpy.ops.render.render(write_still=False)
    t1 = time.time()
    fr = '%04d.exr' % bpy.context.scene.frame_current
    rgba, alb, nrm = (exr.read(os.path.join(tmp, n + fr)) for n in ('rgb', 'alb', 'nrm'))
    masks = {a.name: np.clip(exr.read(os.path.join(tmp, 'aov_' + a.name + fr))[..., :1], 0, 1) for a in bpy.context.view_layer.aovs}
    for n in os.listdir(tmp):
        os.remove(os.path.join(tmp, n))
    os.rmdir(tmp)
    rgb, a = rgba[..., :3], np.clip(rgba[..., 3:], 0, 1)
    if over_white:
        rgb = rgb * tone.balance(rgb, a, alb, target) + (1 - a) * 1.0
        al = alb[..., :3] + (1 - np.clip(alb.sum(2, keepdims=True) * 1e3, 0, 1))
    else:
        al = alb[..., :3]
    if _denoiser is None:
        _denoiser = denoise.Denoiser(weights)
    y0, y1, x0, x1 = camera.rendered_region(*rgb.shape[:2])
    clean = _denoiser(np.ascontiguousarray(rgb[y0:y1, x0:x1]), al[y0:y1, x0:x1], nrm[y0:y1, x0:x1, :3])
    rgb = rgb.copy()
    rgb[y0:y1, x0:x1] = clean
    t2 = time.time()
    al3 = alb[..., :3]
    empty = (al3.sum(2, keepdims=True) <= 1e-4) | (al3.min(2, keepdims=True) > 1.5 * stage.FLOOR)
    save = lambda where, lin: png.write(where, tone.finish(lin, empty, over_white, exposure, fade, tone_kw))
    if path:
        save(path, rgb)
    for where, changes in (recolour or {}).items():      # colour variants from the same light, almost free
        lin = rgb
        for key, (old, new) in changes.items():
            ratio = np.array(new[:3], np.float32) / np.maximum(np.array(old[:3], np.float32), 1e-3)
            grey = (lin @ np.array([.2126, .7152, .0722], np.float32))[..., None]
            dyed = lin * ratio + grey * .012                # a trace of surface reflection keeps dark cloth from going flat
            lin = lin * (1 - masks[key]) + dyed * masks[key]
        save(where, lin)
        print('IMAGE', os.path.basename(where), 'recoloured', flush=True)
    print('IMAGE', os.path.basename(path or 'base'), 'render %.1f s, denoise %.1f s, write %.1f s' % (t1 - t0, t2 - t1, time.time() - t2), flush=True)


def product(p, view, weights, path, **kw):
    """Aim at a product for one view (hero, front, detail) and render it."""
    mat.close_up(view == 'detail')
    if view == 'detail':
        target, az, el, span = p.detail
        e, b = math.radians(el), math.radians(az)
        back = Vector((math.sin(b) * math.cos(e), -math.cos(b) * math.cos(e), math.sin(e)))
        dist = span / (36. / 70)
        cam = camera.aim(Vector(target) + back * dist, target, 70)
        cam.data.dof.use_dof = True
        cam.data.dof.focus_distance = dist
        cam.data.dof.aperture_fstop = 5.6 if span > .2 else 16
        camera.full_frame()
    else:
        az, el = p.views[view]
        cam = camera.fit(p.objects, az, el)
        cam.data.dof.use_dof = False
    render(path, weights, fade=view != 'detail', **kw)
